// Runs `npm run dev`: the web app served by Vite from its sources in development mode.
import { spawn } from 'node:child_process';
import { inRoot } from '../../../scripts/lib/root.ts';
import { programEnvironment } from '../../kit/environment.ts';

export interface DevServer {
  url: string;
  stop(): Promise<void>;
}

/** Ends the server when its parent process ends for any reason. */
const endWithStarter = 'data:text/javascript,process.on("disconnect",()=>process.exit())';

export async function startDevServer(gateway: string): Promise<DevServer> {
  const cli = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const args = ['--import', endWithStarter, cli, '--host', '127.0.0.1', '--port', '0'];
  const child = spawn(process.execPath, args, {
    cwd: inRoot('web'),
    env: programEnvironment({ GATEWAY_URL: gateway, NO_COLOR: '1' }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  let said = '';
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
        if (address) resolve(address);
      });
    }
    void ended.then(() => reject(new Error(`Vite did not start:\n${said}`)));
  });
  return { url: await url, stop };
}
