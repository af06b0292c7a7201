// The environment of the tests and of the programs that they start. It is made, not inherited: a run has the same answer
// whatever shell, locale, time zone and settings it is started with.
import { userInfo } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { inRoot } from '../../scripts/lib/root.ts';

export type Environment = Record<string, string | undefined>;

/** What this process was started with: apt-get needs the machine's proxies. */
export const machineEnvironment: Readonly<Environment> = { ...process.env };

/** What may be set for the tests, the machine's certificates, and what runners and set-ups tell their workers. */
const passedOn =
  /^(?:TERM|TMPDIR|NO_COLOR|FORCE_COLOR|CHROMIUM_PATH|NODE_COMPILE_CACHE|NODE_CHANNEL_\w+|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|TEST|VITEST|(?:FUZZ|EXCHANGE|WALK|TEST|KAFEDRA|VITEST|PLAYWRIGHT)_\w+)$/;

/** Where systems keep the programs that tests name: tar, id, ps, bash. */
const systemFolders = [
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/sbin',
  '/usr/bin',
  '/sbin',
  '/bin',
];

const fixed: Environment = { HOME: userInfo().homedir, LANG: 'C.UTF-8', TZ: 'UTC' };

/** Gives this process, and so the tests that it starts, an environment that holds nothing of the machine's. */
export function enterTestEnvironment(): void {
  // The Node that npm belongs to, as its programs stand beside it.
  const machineNode = process.env.TEST_MACHINE_NODE ?? process.env.npm_node_execpath;
  for (const name of Object.keys(process.env)) if (!passedOn.test(name)) delete process.env[name];
  Object.assign(process.env, fixed, {
    NODE_ENV: 'test',
    PATH: [inRoot('node_modules', '.bin'), ...machineFolders(machineNode)].join(delimiter),
    ...(machineNode && { TEST_MACHINE_NODE: machineNode }),
  });
}

/** For a program of ours that a test starts: it has no setting but these, and looks for other programs nowhere. */
export function programEnvironment(settings: Environment = {}): Environment {
  const { TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return { ...fixed, PATH: '/nowhere', TMPDIR, NODE_COMPILE_CACHE, ...settings };
}

/** For npm as a person runs it, with the Node of the machine. */
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
