// The storage key of a table's settings.

export const storageKey = (tableId: string): string => `kafedra.table.${tableId}`;
