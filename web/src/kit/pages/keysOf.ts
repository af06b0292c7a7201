// The keys of a record with a closed set of keys, in order.
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // Object.keys returns strings, since objects may have further keys.
  return Object.keys(record) as Key[];
}
