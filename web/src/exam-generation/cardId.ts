// The element id of a generated question's card, to focus it.
export const cardId = (id: string): string => `generated-${id}`;
