// Checks format, lint, spelling with «ё», pinned dependencies, migration snapshots and types of the whole repository.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { check, sum, type Count } from '../testing/summary.ts';
import { pins } from './pinned-dependencies.ts';
import { inRoot, root } from '../root.ts';
import { run } from '../run.ts';
import { yo } from './yo-spelling.ts';

export async function formatAndLint(): Promise<Count> {
  const format = await run('oxfmt', ['--check', '.']);
  const lint = await run('oxlint', ['--quiet', '.']);
  return sum([
    check('format (npx oxfmt)', format.code === 0, format.output),
    check('lint (npx oxlint)', lint.code === 0, lint.output),
    yo(),
    pins(),
    snapshots(),
  ]);
}

/**
 * Only the newest snapshot is allowed: drizzle-kit compares with it alone, and each takes more than a megabyte.
 */
function snapshots(): Count {
  const folder = 'api/migrations/meta';
  const older = readdirSync(inRoot(folder))
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .slice(0, -1);
  const command = `git rm -f ${older.map((file) => `${folder}/${file}`).join(' ')}`;
  return check(
    `${folder}: only the newest snapshot`,
    older.length === 0,
    `Of drizzle-kit's snapshots only the newest is kept. Delete the others: ${command}`,
  );
}

/**
 * One type check for all folders of tsconfig.node.json, which import each other, so that shared code is checked once.
 * One for each other folder with a tsconfig.json.
 */
export async function types(): Promise<Count> {
  const together: { include: string[] } = JSON.parse(readFileSync(joined, 'utf8'));
  const alone = typeProjects().filter((project) => !together.include.includes(project));
  const projects = [
    { names: together.include.join(', '), path: joined },
    ...alone.map((project) => ({ names: project, path: inRoot(project) })),
  ];
  const counts: Count[] = [];
  for (const { names, path } of projects) {
    const { code, output } = await run('tsc', ['-p', path, ...compilerOptions(path)]);
    counts.push(check(`types of ${names}`, code === 0, output));
  }
  return sum(counts);
}

const joined = inRoot('tsconfig.node.json');

/**
 * Incremental, so that the next check skips unchanged files. As many checkers as cores: each checks shared types
 * separately, so the compiler's default of four takes a third longer on two cores.
 */
const compilerOptions = (path: string): string[] => [
  '--incremental',
  '--tsBuildInfoFile',
  inRoot('node_modules', '.cache', 'types', `${basename(path)}.tsbuildinfo`),
  '--checkers',
  String(Math.min(4, availableParallelism())),
];

function typeProjects(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .filter((name) => readdirSync(inRoot(name)).includes('tsconfig.json'));
}
