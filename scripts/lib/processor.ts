// What work costs in time of processors, of all programs that take part in it, and not by the clock: the same work costs
// about the same beside busy neighbours. Read from Linux's /proc; elsewhere nothing is known, and all costs are 0.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for every program, whatever the kernel's own clock is (USER_HZ). */
const ticksPerSecond = 100;

interface Process {
  parent: number;
  /** Ticks of its own and of those that it started and that have ended, in programs and in the kernel. */
  ticks: number;
}

/** Seconds of a process and of all that it has started, and these in turn, so far. */
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

/** Undefined for one that has ended meanwhile. See proc_pid_stat(5): the name, in brackets, may hold anything. */
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
