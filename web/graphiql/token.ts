// The token that operations are sent with: what stands in its field, where the answer of a sign-in puts it by itself. It
// lives in this page's memory alone, and goes with it.
let token = '';
const listeners = new Set<() => void>();

export function keepToken(text: string): void {
  token = text.trim();
  for (const tell of listeners) tell();
}

export const keptToken = (): string => token;

/** For `useSyncExternalStore`. */
export function onToken(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Keeps what a mutation has answered as `accessToken`. */
export function keepTokenOf(data: Readonly<Record<string, unknown>> | null | undefined): void {
  for (const payload of Object.values(data ?? {})) {
    const found = (payload as { accessToken?: unknown } | null)?.accessToken;
    if (typeof found === 'string') keepToken(found);
  }
}

/** The headers of an operation: the token takes the place of what stands in the editor of headers. */
export function withToken(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  if (token === '') return { ...headers };
  const others = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization');
  return { ...Object.fromEntries(others), authorization: `Bearer ${token}` };
}
