// Starts the product as deployed: the api on a copy of the installation, with the gateway in front.
import { endSignal } from '../../api/src/kit/fairness/watch-signal.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startProgram, type Program } from '../../scripts/lib/program.ts';
import type { Copy } from '../api/engines.ts';

export interface Product {
  api: Running;
  gateway: Running;
  /** Stops the programs and kills those that hang. */
  end: () => Promise<void>;
}

export interface Running {
  url: string;
  program: Program;
}

/** A trusted proxy, whose `x-forwarded-for` is used; other loopback addresses are clients' own. */
export const proxy = '127.0.0.1';

/** `preloaded` is a module that Node loads before each program. */
export async function startProduct(copy: Copy, preloaded?: URL): Promise<Product> {
  const more = preloaded === undefined ? {} : { NODE_OPTIONS: `--import ${preloaded}` };
  const apiPort = String(await freePort());
  const startApi = () =>
    start('api', {
      API_PORT: apiPort,
      DEMO_SCHOOL: 'off',
      DATABASE_URL: undefined,
      PRIVATE_NETWORKS: '127.0.0.0/8',
      // The captcha would stop floods of sign-ins before the measured code.
      CAPTCHA: 'off',
      ...copy,
      ...more,
    });
  const product = { api: await startApi() };
  const gateway = await start('gateway', {
    PORT: '0',
    REST_API_URL: product.api.url,
    TRUSTED_PROXIES: proxy,
    ...more,
  });
  let isEnding = false;
  /** Restarts an api that ended itself because of a slow statement, as `npm start` does. */
  const keep = async ({ program }: Running): Promise<void> => {
    const { signal } = await program.exited;
    if (isEnding || signal !== endSignal) return;
    product.api = await startApi();
    return keep(product.api);
  };
  void keep(product.api);
  const end = async () => {
    isEnding = true;
    await gateway.program.stop();
    await product.api.program.stop();
  };
  return Object.assign(product, { gateway, end });
}

async function start(
  name: Program['name'],
  env: Record<string, string | undefined>,
): Promise<Running> {
  const program = startProgram(name, {
    env: { LOG_LEVEL: 'warn', NODE_ENV: 'production', ...env },
    // No output: attacks can cause one log line per request.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    readyWithin: 120_000,
    stopWithin: 5_000,
  });
  const kill = () => program.child.kill('SIGKILL');
  process.once('exit', kill);
  void program.exited.then(() => process.off('exit', kill));
  return { url: await program.ready, program };
}
