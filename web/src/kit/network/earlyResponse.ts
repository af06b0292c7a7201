// The response to the query that the page's start script sent before the application loaded.

/** Properties that `boot.ts` sets on the window. */
export interface EarlyWindow {
  earlyAnswer?: { body: string; response: Promise<Response> } | undefined;
  /** Called by the page when its root element exists. */
  showShell?: (root: HTMLElement) => void;
}

/** The response, if this request body equals the one sent early; only for the first request. */
export function takeEarlyResponse(body: string): Promise<Response> | null {
  const early = window as EarlyWindow;
  const { earlyAnswer } = early;
  early.earlyAnswer = undefined;
  return earlyAnswer?.body === body ? earlyAnswer.response : null;
}
