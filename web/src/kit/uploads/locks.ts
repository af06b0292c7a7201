// A lock that lets only one tab continue an upload.

/**
 * Returns the release function; null when another tab holds the lock. Browsers without locks always get it.
 */
export function acquireUploadLock(id: string): Promise<(() => void) | null> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void locks.request(`upload ${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((leave) => resolve(() => leave()));
    });
  });
}
