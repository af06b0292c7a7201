// Checks that committed generated files match what the generators produce now. They run in a copy, so that the working
// tree is not changed.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { check, sum, type Count } from '../testing/summary.ts';
import { copySources, linkPackages } from '../copy.ts';
import { generate } from '../generate.ts';
import { inRoot, root } from '../root.ts';
import { run } from '../run.ts';

const generated = [
  { what: 'api/openapi.json', path: 'api/openapi.json' },
  { what: 'schema.graphql', path: 'schema.graphql' },
  { what: 'the gateway’s types', path: 'gateway/src' },
  { what: 'Relay’s artifacts', path: 'web/src' },
  { what: 'the persisted operations', path: 'web/persisted-operations.json' },
  { what: 'the settings in docs/operating.md', path: 'docs/operating.md' },
];

export async function drift(): Promise<Count> {
  const copy = mkdtempSync(join(tmpdir(), 'kafedra-drift-'));
  try {
    copySources(copy);
    linkPackages(copy);
    removeGenerated(copy);
    if (!(await generate(copy))) return check('the generators run', false);
    const counts = generated.map(({ what, path }) => {
      const changed = differences(inRoot(path), join(copy, path), '__generated__');
      return check(`${what}: current (npm run generate)`, changed.length === 0, changed.join('\n'));
    });
    return sum([...counts, await migrations(copy)]);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Expects drizzle-kit to generate no new migration. */
async function migrations(copy: string): Promise<Count> {
  const { code, output } = await run('drizzle-kit', ['generate'], { cwd: join(copy, 'api') });
  const changed = differences(inRoot('api', 'migrations'), join(copy, 'api', 'migrations'));
  const says = [output, ...changed].join('\n');
  return check(
    'api/migrations: current (drizzle-kit generate)',
    code === 0 && !changed.length,
    says,
  );
}

/**
 * Deletes the generated files, so that a generator that writes nothing, or no longer writes a file, is detected.
 */
function removeGenerated(copy: string): void {
  for (const { path } of generated.filter(({ path }) => !path.endsWith('.md'))) {
    for (const file of filesUnder(join(copy, path), '__generated__'))
      rmSync(join(copy, path, file));
  }
}

/** Differences between two files, or between two folders in the subfolders named `within`. */
function differences(committed: string, fresh: string, within = ''): string[] {
  const files = new Set([...filesUnder(committed, within), ...filesUnder(fresh, within)]);
  return [...files].flatMap((file) => {
    const [old, now] = [join(committed, file), join(fresh, file)];
    const name = relative(root, old);
    if (!existsSync(old)) return [`${name} is missing`];
    if (!existsSync(now)) return [`${name} is no longer generated`];
    return readFileSync(old).equals(readFileSync(now)) ? [] : [`${name} is out of date`];
  });
}

/** Paths of the files in a folder, relative to it; the empty path for a file. */
function filesUnder(path: string, within: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [''];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes(within))
    .map((entry) => relative(path, join(entry.parentPath, entry.name)));
}
