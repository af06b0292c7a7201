// Ids of records as they are sent, in paths, queries and bodies: whole numbers that PostgreSQL's integer can hold.

export const largestId = 2_147_483_647;

/** The id that a text says; undefined for one that can be none. */
export function idOf(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
  return id <= largestId ? id : undefined;
}
