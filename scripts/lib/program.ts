// Runs a program of Kafedra (api or gateway) as a child process: starts it, waits until it is ready, stops it. A
// program sends `{ ready: true, url }` over IPC; one that fails to start prints the reason and exits with 1.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { nodeOptions } from './node-options.ts';
import { inRoot, root } from './root.ts';

export type ProgramName = 'api' | 'gateway';

export interface Program {
  name: ProgramName;
  child: ChildProcess;
  /**
   * Resolves to the URL once the program listens; rejects with a StartFailure if it fails to start.
   */
  ready: Promise<string>;
  /** Resolves when the process has ended. */
  exited: Promise<Exit>;
  /** Stops the program gracefully, and kills it after the deadline. */
  stop(): Promise<Exit>;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Whether it had to be killed. */
  killed: boolean;
}

export interface ProgramOptions {
  /** The complete environment. */
  env: Record<string, string | undefined>;
  stdio: StdioOptions;
  /** Milliseconds from the start to `ready`. */
  readyWithin: number;
  /** Milliseconds from the stop signal to the exit. */
  stopWithin: number;
}

export class StartFailure extends Error {
  /** The exit of the program; undefined when it is running but not ready. */
  readonly exit: Exit | undefined;

  constructor(name: ProgramName, reason: string, exit?: Exit) {
    super(`The ${name} did not start: ${reason}.`);
    this.exit = exit;
  }
}

export function startProgram(name: ProgramName, options: ProgramOptions): Program {
  const child = spawn(process.execPath, [...nodeOptions, inRoot(name, 'src', 'main.ts')], {
    cwd: root,
    env: options.env,
    stdio: options.stdio,
    // A separate process group: Ctrl+C in the terminal reaches only the parent, which stops the programs in order.
    detached: true,
  });
  let killed = false;
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal, killed }));
    child.once('error', () => resolve({ code: null, signal: null, killed }));
  });
  const ready = untilReady(name, child, exited, options.readyWithin);
  ready.catch(() => undefined); // Prevents an unhandled rejection when nothing awaits it.
  return { name, child, ready, exited, stop };

  async function stop(): Promise<Exit> {
    child.kill('SIGTERM');
    const timer = setTimeout(() => {
      killed = true;
      child.kill('SIGKILL');
    }, options.stopWithin);
    const exit = await exited;
    clearTimeout(timer);
    return exit;
  }
}

function untilReady(
  name: ProgramName,
  child: ChildProcess,
  exited: Promise<Exit>,
  within: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new StartFailure(name, `it was not ready after ${within / 1000} s`)),
      within,
    );
    child.on('message', (message) => {
      if (!isReady(message)) return;
      clearTimeout(timer);
      resolve(message.url);
    });
    void exited.then((exit) => {
      clearTimeout(timer);
      return reject(endedEarly(name, exit));
    });
  });
}

function endedEarly(name: ProgramName, exit: Exit): StartFailure {
  return new StartFailure(name, `it ended with ${exit.signal ?? `code ${exit.code}`}`, exit);
}

function isReady(message: unknown): message is { ready: true; url: string } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'ready' in message &&
    message.ready === true &&
    'url' in message &&
    typeof message.url === 'string'
  );
}
