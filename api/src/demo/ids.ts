// Lookups of inserted ids by position or key, for rows that reference them.

export function since(instant: string): { created_at: string; updated_at: string } {
  return { created_at: instant, updated_at: instant };
}

export function paired<Key>(keys: readonly Key[], ids: number[]): Map<Key, number> {
  return new Map(keys.map((key, place) => [key, entry(ids, place)]));
}

export function only(ids: number[]): number {
  return entry(ids, 0);
}

export function entry<Written>(ids: readonly Written[], place: number): Written {
  const id = ids[place];
  if (id === undefined) throw new Error(`No row was inserted at position ${place}`);
  return id;
}

export function known<Key, Value>(ids: Map<Key, Value>, key: Key): Value {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`No row was inserted for ${JSON.stringify(key)}`);
  return id;
}
