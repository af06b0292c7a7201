// An upload goes on in one tab only.

/** Answers how it is left to others; null where another tab holds it. Without locks, all are alone. */
export function holdAlone(id: string): Promise<(() => void) | null> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void locks.request(`upload ${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((leave) => resolve(() => leave()));
    });
  });
}
