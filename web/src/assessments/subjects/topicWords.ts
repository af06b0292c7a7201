// The plural forms of «тема».
export const topicNouns = ['тема', 'темы', 'тем'] as const;
