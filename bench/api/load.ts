// Load: so many calls, by so many callers at once, each of whom waits for an answer before the next call.
export interface Load {
  /** The number of the first call. */
  from: number;
  calls: number;
  callers: number;
}

/** Milliseconds of each call. */
export async function timed(
  { from, calls, callers }: Load,
  call: (number: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  let next = from;
  const caller = async () => {
    while (next < from + calls) {
      const began = performance.now();
      await call(next++);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return times;
}
