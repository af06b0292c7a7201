// The last moment at which a page reliably runs code: it is closed, reloaded, or put into the background, where it may
// be ended.

/**
 * Calls the listener then; returns a function that removes it. Listeners with `first` run before the others, which may
 * store what they set.
 */
export function onHide(listener: () => void, order: 'first' | 'later' = 'later'): () => void {
  const options = { capture: order === 'first' };
  const onChange = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  addEventListener('pagehide', listener, options);
  document.addEventListener('visibilitychange', onChange, options);
  return () => {
    removeEventListener('pagehide', listener, options);
    document.removeEventListener('visibilitychange', onChange, options);
  };
}
