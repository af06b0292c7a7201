// How far a job is, in parts of a hundred.

/** 0 to 100; undefined while it can't be told. */
export function percentOf(done: number, total: number | null | undefined): number | undefined {
  return total == null || total === 0 ? undefined : Math.min(100, (done / total) * 100);
}
