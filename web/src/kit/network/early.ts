// What the start of the page leaves to the application: the answer that it has asked for already.

/** The page's window, as boot.ts leaves it. */
export interface EarlyWindow {
  earlyAnswer?: { body: string; response: Promise<Response> } | undefined;
  /** Called by the page once its root is there. */
  showShell?: (root: HTMLElement) => void;
}

/** The answer to this request when it is the one that was asked early; for the first request alone. */
export function takeEarly(body: string): Promise<Response> | null {
  const early = window as EarlyWindow;
  const { earlyAnswer } = early;
  early.earlyAnswer = undefined;
  return earlyAnswer?.body === body ? earlyAnswer.response : null;
}
