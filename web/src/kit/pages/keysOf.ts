// The keys of a record over a closed set, in their order.
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // The type of the record says that there are no others; that of Object.keys can't.
  return Object.keys(record) as Key[];
}
