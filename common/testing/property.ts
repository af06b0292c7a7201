// Properties in two depths: what many tries might find is looked for in a deep run.
import { test } from 'vitest';

/** `npm test` makes one of these many tries, and three at least. */
const share = 6;

/** Tells a property by two tests: with some of the tries, and in a deep run with all. */
export function testProperty(
  title: string,
  tries: number,
  expectIt: (numRuns: number) => Promise<void> | void,
): void {
  const few = Math.max(3, Math.round(tries / share));
  test(`${title} (${few} tries)`, () => expectIt(few));
  test(`${title} (${tries} tries)`, { tags: ['deep'] }, () => expectIt(tries));
}
