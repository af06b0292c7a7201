// How many learners at once a stress test goes up to: what may be asked for, and what is usual.
export const stressLearners = { fewest: 10, most: 1000, usual: 200 } as const;
