// Vitest's global setup of the isolation suite: sums up the results of all files at the end.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { linesOf } from '../../scripts/lib/testing/artifacts.ts';
import type { ProbeCounts } from './probes/probe-counts.ts';

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kafedra-isolation-'));
  const tallies = join(folder, 'tallies.jsonl');
  writeFileSync(tallies, '');
  project.provide('isolationTallies', tallies);
  return () => {
    sumUp(linesOf(tallies) as ProbeCounts[]);
    rmSync(folder, { recursive: true, force: true });
  };
}

function sumUp(tallies: readonly ProbeCounts[]): void {
  const total = (part: keyof ProbeCounts) => tallies.reduce((sum, tally) => sum + tally[part], 0);
  const probes = total('probes').toLocaleString('en');
  process.stdout.write(
    `isolation: ${probes} probes, ${total('leaked')} leaked, ${total('changed')} changed\n`,
  );
}
