// By what the focus finds the card of a generated question.
export const cardId = (id: string): string => `generated-${id}`;
