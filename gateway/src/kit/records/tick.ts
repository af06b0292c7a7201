// Reads that are asked for together travel together. A tick ends when everything has run that what has already come
// can set going: the continuations of all promises that are settled now.

let ending: Promise<void> | null = null;

export function endOfTick(): Promise<void> {
  ending ??= new Promise((resolve) => {
    // From within a microtask, nextTick runs after all other microtasks.
    void Promise.resolve().then(() =>
      process.nextTick(() => {
        ending = null;
        resolve();
      }),
    );
  });
  return ending;
}
