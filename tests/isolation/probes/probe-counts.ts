// Records the results of a file's probes; the setup sums up those of all files.
import { appendFileSync } from 'node:fs';
import { inject } from 'vitest';

export interface ProbeCounts {
  probes: number;
  leaked: number;
  changed: number;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file of JSON lines, one per tally. */
    isolationTallies: string;
  }
}

export const newProbeCounts = (): ProbeCounts => ({ probes: 0, leaked: 0, changed: 0 });

/** Adds the results of this number of probes. */
export function countProbes(tally: ProbeCounts, probes: number, wrong: readonly string[]): void {
  tally.probes += probes;
  tally.leaked += wrong.filter((what) => what.includes(' tells ')).length;
}

export const reportCounts = (tally: ProbeCounts): void =>
  appendFileSync(inject('isolationTallies'), `${JSON.stringify(tally)}\n`);
