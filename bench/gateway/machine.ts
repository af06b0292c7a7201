// Assigns processes to cores with taskset and reads their resource use from /proc. Both exist on Linux only; elsewhere
// the columns that need them stay empty.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';

const cores = availableParallelism();

/** The measured servers share the last core; load generators have the others. */
const allCores = { server: String(cores - 1), others: cores > 2 ? `0-${cores - 2}` : '0' };

const pins = cores > 1 && isThere('taskset', ['--version']);

/** The command, restricted to the given cores. */
export function pinned(place: keyof typeof allCores, command: string, args: readonly string[]) {
  return pins
    ? { command: 'taskset', args: ['-c', allCores[place], command, ...args] }
    : { command, args: [...args] };
}

export function isThere(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).error === undefined;
}

/** Microseconds of processor time of a process with all threads; NaN if unknown. */
export function cpuOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // The program's name in brackets can contain any characters.
  const [, rest = ''] = readFileSync(file, 'utf8').split(/\) (?=[A-Z] )/);
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * microsecondsPerTick;
}

/** USER_HZ: the kernel reports hundredths of a second on every machine. */
const microsecondsPerTick = 10_000;

/** Current memory of a process in MiB. */
export function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return Number.NaN;
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
}

export const machine = {
  processor: cpus()[0]?.model ?? 'unknown',
  cores,
  memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
  system: `${process.platform} ${process.arch}`,
  node: process.version,
  pinning: pins
    ? `servers on core ${allCores.server}, load and REST server on ${allCores.others}`
    : 'none: no taskset, or one core only',
};
