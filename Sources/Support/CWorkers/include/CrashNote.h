/* Prints one line on standard error when the program crashes: what the thread was doing.

   A process of tests can't start anew after a crash. It ends as without this, and the line stands above its
   backtrace. */
#ifndef CRASHNOTE_H
#define CRASHNOTE_H

/* What the calling thread does from now on, in one line of at most 1,000 bytes; NULL for nothing. The first call
   catches the signals of crashes, and hands each on to the handler that was there before. */
void crash_note(const char *_Nullable text);

#endif
