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
  test(title, () => expectIt(Math.max(3, Math.round(tries / share))));
  test(`${title}, at length`, { tags: ['deep'] }, () => expectIt(tries));
}
