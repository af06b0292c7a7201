// What came of the probes of a file; the set-up sums up those of all.
import { appendFileSync } from 'node:fs';
import { inject } from 'vitest';

export interface Tally {
  probes: number;
  leaked: number;
  changed: number;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file with a line of JSON for each tally. */
    isolationTallies: string;
  }
}

export const newTally = (): Tally => ({ probes: 0, leaked: 0, changed: 0 });

/** Counts the answers to so many probes. */
export function count(tally: Tally, probes: number, wrong: readonly string[]): void {
  tally.probes += probes;
  tally.leaked += wrong.filter((what) => what.includes(' tells ')).length;
}

export const handIn = (tally: Tally): void =>
  appendFileSync(inject('isolationTallies'), `${JSON.stringify(tally)}\n`);
