// Makes a number of calls with a number of concurrent callers, each of whom waits for the response before the next
// call.
export interface Load {
  /** Number of the first call. */
  from: number;
  calls: number;
  callers: number;
}

/** Returns the milliseconds of each call. */
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
