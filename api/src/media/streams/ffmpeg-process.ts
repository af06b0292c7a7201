// Runs an ffmpeg program with an empty environment, low priority and a time limit.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The stream can't be made. The message is shown to users. */
export class StreamFailure extends Error {}

/**
 * Runs a program to its end. Throws Unmakeable after the time limit, and the reason of the signal when it is aborted.
 */
export async function runProcess(
  program: string,
  given: string[],
  {
    stopped,
    limit,
    folder,
    begun,
    lines,
  }: {
    stopped: AbortSignal;
    /** Milliseconds. */
    limit: number;
    folder?: string;
    begun?: (processId: number) => Promise<void>;
    lines: (line: string) => void;
  },
): Promise<{ status: number | null; problems: string }> {
  const slow = AbortSignal.timeout(limit);
  const signal = AbortSignal.any([stopped, slow]);
  signal.throwIfAborted();
  const child = spawn(program, given, {
    cwd: folder ?? os.tmpdir(),
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  ended.catch(() => {}); // Awaited below.
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  try {
    if (child.pid !== undefined) {
      giveWay(child.pid);
      await begun?.(child.pid);
    }
    createInterface(child.stdout).on('line', lines);
    const problems = beginningOf(child.stderr);
    const status = await ended;
    stopped.throwIfAborted();
    if (slow.aborted) throw new StreamFailure('Подготовка заняла слишком много времени');
    return { status, problems: problems() };
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}

/** Lowers the priority of the process. */
function giveWay(processId: number): void {
  try {
    os.setPriority(processId, os.constants.priority.PRIORITY_LOW);
  } catch {
    // The process has ended, or the system does not permit it: it keeps the normal priority.
  }
}

/** Characters of stderr to store. */
const enough = 4000;

function beginningOf(output: Readable): () => string {
  let text = '';
  output.setEncoding('utf8').on('data', (piece: string) => {
    if (text.length < enough) text += piece.slice(0, enough - text.length);
  });
  return () => text;
}
