// Measures the processor time of a process tree instead of wall-clock time, so that results are similar on a busy
// machine. Reads Linux's /proc; on other systems the result is 0.
import { readdirSync, readFileSync } from 'node:fs';

/**
 * USER_HZ: Linux reports hundredths of a second to every program, regardless of the kernel's own clock.
 */
const ticksPerSecond = 100;

interface Process {
  parent: number;
  /** User and system time of the process and its terminated children, in ticks. */
  ticks: number;
}

/** Seconds of processor time of a process and all its descendants so far. */
export function processorSeconds(pid: number = process.pid): number {
  const processes = readProcesses();
  const children = Map.groupBy(processes.keys(), (each) => processes.get(each)?.parent);
  const family = new Set([pid]);
  for (const each of family) for (const child of children.get(each) ?? []) family.add(child);
  const ticks = [...family].reduce((sum, each) => sum + (processes.get(each)?.ticks ?? 0), 0);
  return ticks / ticksPerSecond;
}

function readProcesses(): Map<number, Process> {
  const processes = new Map<number, Process>();
  for (const name of namesIn('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const found = readProcess(name);
    if (found) processes.set(Number(name), found);
  }
  return processes;
}

/**
 * Undefined if the process has ended. See proc_pid_stat(5): the name in brackets can contain any characters.
 */
function readProcess(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
