// Days and instants relative to the date on which the demo school is loaded, so that its content is always current.

export const referenceDate = '2026-09-01';

const dayLength = 86_400_000;

/** The day this many days after another one, as YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

export function daysBetween(earlier: string, later: string): number {
  return Math.floor((Date.parse(later) - Date.parse(earlier)) / dayLength);
}

/** An instant of a working day in Moscow; `part` is 0 in the morning and close to 1 in the evening. */
export function instantOn(day: string, part: number): string {
  const morning = 6 * 3_600_000;
  return new Date(Date.parse(day) + morning + Math.floor(part * 11 * 3_600_000)).toISOString();
}
