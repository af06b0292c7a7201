// What a learner sees after the finish of a test; each shows what those before it do.

export const shownResults = ['nothing', 'points', 'correctness', 'answers'] as const;
