// Runs `npm start` in a copy of the repository as a user does on a machine without preparation.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { npmEnvironment } from '../kit/environment.ts';

export interface NpmStart {
  stdout(): string;
  /** The output on stderr without npm's own messages. */
  stderr(): string;
  /**
   * Milliseconds until the message that Kafedra is ready; rejects when the process exits before.
   */
  ready: Promise<number>;
  exited: Promise<number | null>;
  /** Sends the signal to the process only, as `kill` does. */
  kill(signal: NodeJS.Signals): void;
  /** Sends SIGINT to the process group, as Ctrl+C in a terminal does. */
  interrupt(): void;
}

export function npmStart(folder: string, env: Record<string, string>): NpmStart {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: npmEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const text = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (more: string) => (text.stdout += more));
  child.stderr.setEncoding('utf8').on('data', (more: string) => (text.stderr += more));
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = untilReady();
  ready.catch(() => undefined);
  return {
    stdout: () => text.stdout,
    stderr: () => text.stderr.replaceAll(/^npm .*\n/gm, '').trim(),
    ready,
    exited,
    kill: (signal) => void child.kill(signal),
    interrupt: () => void process.kill(-Number(child.pid), 'SIGINT'),
  };

  async function untilReady(): Promise<number> {
    while (!text.stdout.includes('Kafedra is ready')) {
      if (child.exitCode !== null)
        throw new Error(`npm start ended:\n${text.stdout}${text.stderr}`);
      await sleep(20);
    }
    return performance.now() - began;
  }
}
