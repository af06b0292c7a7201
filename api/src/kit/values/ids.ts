// Parses record ids from paths, queries and bodies: integers within PostgreSQL's type `integer`.

export const largestId = 2_147_483_647;

/** Parses an id. Undefined for an invalid one. */
export function idOf(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
  return id <= largestId ? id : undefined;
}
