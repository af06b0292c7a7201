// Format, lint, letters, pinned dependencies, snapshots of migrations, and types over the whole repository.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { check, sum, type Count } from './checks.ts';
import { pins } from './pins.ts';
import { inRoot, root } from './root.ts';
import { run } from './run.ts';
import { yo } from './yo.ts';

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

/** drizzle-kit compares the tables with the newest snapshot alone, and each takes more than a megabyte. */
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
 * One check for all folders that tsconfig.node.json joins, as they import each other: what one is made of is checked once.
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
 * Notes for the next check what it need not look at again. Not more checkers than cores: what two of them meet each checks
 * by itself, so that the compiler's four take a third longer on two cores.
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
