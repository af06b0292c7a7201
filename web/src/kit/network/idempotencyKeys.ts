// The `Idempotency-Key` of mutations. A mutation without a response is repeated under the same key, so that it has one
// effect.

/** Keys of mutations without a response yet, by request body. */
const open = new Map<string, string>();

/** Limit of stored keys; older ones are no longer repeated. */
const mostOpen = 20;

export function idempotencyKeyOf(sent: string): string {
  const key = open.get(sent) ?? newKey();
  open.delete(sent);
  open.set(sent, key);
  const [oldest] = open.keys();
  if (open.size > mostOpen && oldest !== undefined) open.delete(oldest);
  return key;
}

/** Call after a response: the next identical request gets a new key. */
export function forgetIdempotencyKey(sent: string): void {
  open.delete(sent);
}

/** 128 random bits; `randomUUID` requires https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
