// Progress of a job in percent.

/** 0 to 100; undefined when the total is unknown. */
export function percentOf(done: number, total: number | null | undefined): number | undefined {
  return total == null || total === 0 ? undefined : Math.min(100, (done / total) * 100);
}
