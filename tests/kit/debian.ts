// Installs Debian packages that the tests need if they are missing and this user may install them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { machineEnvironment } from './environment.ts';

/** Undefined when the packages are installed, otherwise the reason why not. */
export function installPackages(...names: string[]): string | undefined {
  if (process.getuid?.() !== 0) return `${names.join(', ')} is not installed, and only root may`;
  if (!existsSync('/usr/bin/apt-get'))
    return `${names.join(', ')} is not installed, nor is apt-get`;
  process.stdout.write(`Installing Debian’s ${names.join(', ')} …\n`);
  aptGet('update');
  const failure = aptGet('install', '--yes', '--no-install-recommends', ...names);
  return failure && `${names.join(', ')} could not be installed: ${failure}`;
}

/** Undefined on success, otherwise the last line of apt-get's output. */
function aptGet(...args: string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync('apt-get', ['--quiet', ...args], {
    encoding: 'utf8',
    env: { ...machineEnvironment, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return undefined;
  return `${stdout}\n${stderr}`.trim().split('\n').at(-1) ?? `exit code ${status}`;
}
