// The last moment in which a page surely runs: it is left, reloaded, or put into the background, where it may be ended.

/** Calls the listener then; what it gives ends that. `first`: before those that keep what this one tells them. */
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
