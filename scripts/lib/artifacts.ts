// What a run of tests leaves behind: reports, traces and pictures, in one folder.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from './root.ts';

export const artifacts = inRoot('tests', '.artifacts');

/** What the tests wrote in an earlier run says nothing about this one. */
export function freshArtifacts(): void {
  rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(artifacts, { recursive: true });
}

export function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What a file of JSON lines holds; nothing where there is none. */
export function linesOf(file: string): unknown[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}
