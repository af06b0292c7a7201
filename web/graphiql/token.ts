// The access token of operations: set in its field or taken from a sign-in mutation. It is only in memory.
let token = '';
const listeners = new Set<() => void>();

export function keepToken(text: string): void {
  token = text.trim();
  for (const listener of listeners) listener();
}

export const currentToken = (): string => token;

/** For `useSyncExternalStore`. */
export function onToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the `accessToken` from a mutation's response. */
export function keepTokenOf(data: Readonly<Record<string, unknown>> | null | undefined): void {
  for (const payload of Object.values(data ?? {})) {
    const found = (payload as { accessToken?: unknown } | null)?.accessToken;
    if (typeof found === 'string') keepToken(found);
  }
}

/** The headers of an operation: the token overrides the headers editor. */
export function withToken(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  if (token === '') return { ...headers };
  const others = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization');
  return { ...Object.fromEntries(others), authorization: `Bearer ${token}` };
}
