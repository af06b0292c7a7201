// Format, lint, letters and types over the whole repository.
import { readdirSync } from 'node:fs';
import { check, sum, type Count } from './checks.ts';
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
  ]);
}

/** One check for each folder with a tsconfig.json. */
export async function types(): Promise<Count> {
  const counts: Count[] = [];
  for (const project of typeProjects()) {
    const { code, output } = await run('tsc', ['-p', inRoot(project)]);
    counts.push(check(`types of ${project}`, code === 0, output));
  }
  return sum(counts);
}

function typeProjects(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .filter((name) => readdirSync(inRoot(name)).includes('tsconfig.json'));
}
