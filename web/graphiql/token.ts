// The token that operations are sent with. It lives in this page's memory alone, and goes with it.
let token = '';

export function keepToken(text: string): void {
  token = text.trim();
}

/** The headers of an operation: the token takes the place of what stands in the editor of headers. */
export function withToken(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  if (token === '') return { ...headers };
  const others = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization');
  return { ...Object.fromEntries(others), authorization: `Bearer ${token}` };
}
