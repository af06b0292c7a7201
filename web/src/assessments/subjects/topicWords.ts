// How topics are counted.
export const topicNouns = ['тема', 'темы', 'тем'] as const;
