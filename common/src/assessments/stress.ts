// The number of simultaneous learners in a stress test: limits and default.
export const stressLearners = { fewest: 10, most: 1000, usual: 200 } as const;
