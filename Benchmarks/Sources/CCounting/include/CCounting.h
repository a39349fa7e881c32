/* Tells callgrind, where it runs this program, from where to where it counts instructions. */
void counting_start(void);
void counting_stop(void);
