// Generates committed files: openapi.json from the api's routes; from that and the SDL, the gateway's types and
// schema.graphql; from that and the web app's fragments, Relay's artifacts and the persisted operations.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.ts';
import { run } from './run.ts';

const generators = [
  { what: 'api/openapi.json', command: 'node', args: ['api/src/openapi.ts'] },
  {
    what: 'the gateway’s types of the REST API',
    command: 'npm',
    args: ['run', '--silent', '--workspace', 'gateway', 'generate:rest'],
  },
  {
    what: 'schema.graphql and the gateway’s resolver types',
    command: 'node',
    args: ['codegen.ts'],
  },
  {
    what: 'Relay’s artifacts and the persisted operations',
    command: 'relay-compiler',
    args: [],
  },
  {
    what: 'the settings in docs/operating.md',
    command: 'node',
    args: ['scripts/settings-tables.ts'],
  },
];

/**
 * Runs all generators in the repository or in a copy of it. Stops at the first failure and resolves to false.
 */
export async function generate(cwd: string = root): Promise<boolean> {
  const path = [join(cwd, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  emptyRelayArtifacts(cwd);
  emptyPersistedOperations(cwd);
  for (const { what, command, args } of generators) {
    const { code, output } = await run(command, args, { cwd, env: { PATH: path } });
    console.log(code === 0 ? `generated ${what}` : `${output}\nfailed to generate ${what}`);
    if (code !== 0) return false;
  }
  return true;
}

/** The compiler does not delete artifacts of removed operations, and needs the folder to exist. */
function emptyRelayArtifacts(cwd: string): void {
  const artifacts = join(cwd, 'web', 'src', '__generated__');
  rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(artifacts);
}

/** The compiler only adds to this file, and needs it to exist. */
function emptyPersistedOperations(cwd: string): void {
  writeFileSync(join(cwd, 'web', 'persisted-operations.json'), '{}\n');
}
