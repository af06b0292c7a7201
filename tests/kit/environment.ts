// Builds the environment of the tests and of the programs that they start, instead of inheriting it: results don't
// depend on the shell, locale, time zone or settings of the machine.
import { userInfo } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { inRoot } from '../../scripts/lib/root.ts';

export type Environment = Record<string, string | undefined>;

/** The original environment of this process: apt-get needs the machine's proxies. */
export const machineEnvironment: Readonly<Environment> = { ...process.env };

/**
 * Variables passed on: settings of the tests, the machine's certificates, and what test runners set for their workers.
 */
const passedOn =
  /^(?:TERM|TMPDIR|NO_COLOR|FORCE_COLOR|CHROMIUM_PATH|NODE_COMPILE_CACHE|NODE_CHANNEL_\w+|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|TEST|VITEST|(?:FUZZ|EXCHANGE|WALK|TEST|KAFEDRA|VITEST|PLAYWRIGHT)_\w+)$/;

/** Folders of the system programs that tests use: tar, id, ps, bash. */
const systemFolders = [
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/sbin',
  '/usr/bin',
  '/sbin',
  '/bin',
];

const fixed: Environment = { HOME: userInfo().homedir, LANG: 'C.UTF-8', TZ: 'UTC' };

/** Replaces the environment of this process, and so of the tests that it starts. */
export function enterTestEnvironment(): void {
  // The Node of npm; npm's executables lie beside it.
  const machineNode = process.env.TEST_MACHINE_NODE ?? process.env.npm_node_execpath;
  for (const name of Object.keys(process.env)) if (!passedOn.test(name)) delete process.env[name];
  Object.assign(process.env, fixed, {
    NODE_ENV: 'test',
    PATH: [inRoot('node_modules', '.bin'), ...machineFolders(machineNode)].join(delimiter),
    ...(machineNode && { TEST_MACHINE_NODE: machineNode }),
  });
}

/** The environment of a program under test: only these settings and this PATH. */
export function programEnvironment(settings: Environment = {}): Environment {
  const { TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return { ...fixed, PATH: '/nowhere', TMPDIR, NODE_COMPILE_CACHE, ...settings };
}

/** The environment of npm as a user runs it, with the machine's Node. */
export function npmEnvironment(settings: Environment = {}): Environment {
  const { TEST_MACHINE_NODE, NODE_EXTRA_CA_CERTS, SSL_CERT_FILE } = process.env;
  return {
    ...programEnvironment(settings),
    NODE_EXTRA_CA_CERTS,
    SSL_CERT_FILE,
    PATH: machineFolders(TEST_MACHINE_NODE).join(delimiter),
  };
}

function machineFolders(node: string | undefined): string[] {
  return [...(node ? [dirname(node)] : []), ...systemFolders];
}
