// A program of Kafedra (api or gateway) as a child process: started, awaited until it is ready, stopped.
// A program sends `{ ready: true, url }` over the IPC channel; one that cannot start prints why and exits with 1.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { nodeOptions } from './node-options.ts';
import { inRoot, root } from './root.ts';

export type ProgramName = 'api' | 'gateway';

export interface Program {
  name: ProgramName;
  child: ChildProcess;
  /** Where it listens, once it does; rejected with a StartFailure when it never will. */
  ready: Promise<string>;
  /** Settles when the process has ended. */
  exited: Promise<Exit>;
  /** Lets it finish what it does and waits; past the deadline it is killed. */
  stop(): Promise<Exit>;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Whether it had to be killed. */
  killed: boolean;
}

export interface ProgramOptions {
  /** The whole of it. */
  env: Record<string, string | undefined>;
  stdio: StdioOptions;
  /** Milliseconds from the start to `ready`. */
  readyWithin: number;
  /** Milliseconds from being told to stop to the end. */
  stopWithin: number;
}

export class StartFailure extends Error {
  /** How the program ended; undefined when it did not end but stayed silent. */
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
    // A process group of its own: an interrupt from the terminal reaches only the starter, which knows the order.
    detached: true,
  });
  let killed = false;
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal, killed }));
    child.once('error', () => resolve({ code: null, signal: null, killed }));
  });
  const ready = untilReady(name, child, exited, options.readyWithin);
  ready.catch(() => undefined); // Whoever waits for it hears of it; nobody has to wait.
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
