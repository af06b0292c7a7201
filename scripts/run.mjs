// The entry point of all scripts in this folder: `node scripts/run.mjs start`. Runs on Node 20.19 or later with nothing
// installed: it installs packages when the lockfile has changed, and continues in the Node version that the lockfile
// pins, which runs TypeScript directly.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const [name, ...args] = process.argv.slice(2);

if (process.env.npm_lifecycle_event) stopWithNpm();
if (!packagesAreCurrent()) await install();
if (process.version === pinnedVersion()) {
  process.chdir(root);
  process.env.PATH = [join(modules, '.bin'), process.env.PATH].join(delimiter);
  await import(`./${name}.ts`);
} else {
  process.exitCode = await run(pinnedNode, [fileURLToPath(import.meta.url), name, ...args]);
}

/**
 * npm signals only the shell between npm and this process, so the end of that shell is the stop signal.
 */
function stopWithNpm() {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** npm writes node_modules/.package-lock.json last, so its entries are completely installed. */
function packagesAreCurrent() {
  const installed = read(join(modules, '.package-lock.json'))?.packages;
  if (!installed || !existsSync(pinnedNode)) return false;
  const wanted = Object.entries(read(join(root, 'package-lock.json'))?.packages ?? {});
  return wanted.every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    // Optional packages for other systems are not installed.
    if (!(path in installed)) return entry.optional === true || entry.peer === true;
    return installed[path].version === entry.version;
  });
}

async function install() {
  console.log(
    'Installing the packages of package-lock.json (about a minute, only when they changed) …',
  );
  const npm = process.env.npm_execpath;
  // The lockfile fixes all versions, so cached packages need no network.
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const command = ['ci', '--include=dev', ...flags];
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...command])
    : await run('npm', command, { shell: process.platform === 'win32' });
  if (code === 0 && existsSync(pinnedNode)) return;
  console.error('The packages could not be installed: see what npm says above, then run `npm ci`.');
  process.exit(1);
}

function pinnedVersion() {
  return `v${read(join(modules, 'node', 'package.json'))?.version}`;
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Waits for a child process in the same terminal and forwards signals to it. */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => child.kill(signal));
    child.on('error', (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
