// The folder with the artifacts of a test run: reports, traces and screenshots.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../root.ts';

export const artifacts = inRoot('tests', '.artifacts');

/** Deletes the artifacts of earlier runs. */
export function freshArtifacts(): void {
  rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(artifacts, { recursive: true });
}

export function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The values of a JSON Lines file; empty if there is none. */
export function linesOf(file: string): unknown[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}
