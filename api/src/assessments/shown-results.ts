// How much a learner sees after the finish of a test; each level includes the previous ones.

export const shownResults = ['nothing', 'points', 'correctness', 'answers'] as const;
