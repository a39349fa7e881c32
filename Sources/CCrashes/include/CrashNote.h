/* Says on standard error what a thread was doing when the program crashes.

   A process that must not start anew, such as that of tests, ends with its crash as ever; but a note of what was
   going on stands above the backtrace. */
#ifndef CRASHNOTE_H
#define CRASHNOTE_H

/* What the calling thread does from now on, in one line of at most 1,000 bytes; NULL for nothing. The first call
   catches the signals of crashes, and hands each on to the handler that was there before. */
void crash_note(const char *_Nullable text);

#endif
