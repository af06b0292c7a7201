// Property tests at two depths: `npm test` makes some of the runs, a deep run makes all.
import { test } from 'vitest';

/** `npm test` makes a sixth of the runs, and at least three. */
const share = 6;

/** Declares two tests of a property: one with some of the runs, and a deep one with all. */
export function testProperty(
  title: string,
  tries: number,
  expectIt: (numRuns: number) => Promise<void> | void,
): void {
  const few = Math.max(3, Math.round(tries / share));
  test(`${title} (${few} tries)`, () => expectIt(few));
  test(`${title} (${tries} tries)`, { tags: ['deep'] }, () => expectIt(tries));
}
