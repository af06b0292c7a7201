// Under which `Idempotency-Key` a mutation is sent. Of one that got no answer nobody knows whether it was done: sent again
// as it was, it goes under the same key, so that it is done once.

/** Keys of what is still to be answered, by what was sent. */
const open = new Map<string, string>();

/** A person gives up, or sends something else, long before. */
const mostOpen = 20;

export function keyOf(sent: string): string {
  const key = open.get(sent) ?? newKey();
  open.delete(sent);
  open.set(sent, key);
  const [oldest] = open.keys();
  if (open.size > mostOpen && oldest !== undefined) open.delete(oldest);
  return key;
}

/** It was answered: from here on the same is another intent. */
export function settle(sent: string): void {
  open.delete(sent);
}

/** 128 random bits; `randomUUID` is for pages with https alone. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
