// Under which name a browser keeps what a person set for a table.

export const storageKey = (tableId: string): string => `kafedra.table.${tableId}`;
