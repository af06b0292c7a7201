// The product as it is deployed: the api over a copy of the world, and the gateway in front.
import { startProgram, type Program } from '../../scripts/lib/program.ts';
import type { Copy } from '../api/engines.ts';

export interface Product {
  api: Running;
  gateway: Running;
  /** Kills what hangs. */
  end: () => Promise<void>;
}

export interface Running {
  url: string;
  program: Program;
}

/** From here addresses are told by `x-forwarded-for`; other addresses of the loopback network are callers' own. */
export const proxy = '127.0.0.1';

/** `preloaded` is what Node is to load before each of the programs. */
export async function startProduct(copy: Copy, preloaded?: URL): Promise<Product> {
  const more = preloaded === undefined ? {} : { NODE_OPTIONS: `--import ${preloaded}` };
  const api = await start('api', {
    API_PORT: '0',
    DEMO_SCHOOL: 'off',
    DATABASE_URL: undefined,
    PRIVATE_NETWORKS: '127.0.0.0/8',
    ...copy,
    ...more,
  });
  const gateway = await start('gateway', {
    PORT: '0',
    REST_API_URL: api.url,
    TRUSTED_PROXIES: proxy,
    ...more,
  });
  const end = async () => {
    await gateway.program.stop();
    await api.program.stop();
  };
  return { api, gateway, end };
}

async function start(
  name: Program['name'],
  env: Record<string, string | undefined>,
): Promise<Running> {
  const program = startProgram(name, {
    env: { LOG_LEVEL: 'warn', NODE_ENV: 'production', ...env },
    // An attack may be worth a line each time.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    readyWithin: 120_000,
    stopWithin: 5_000,
  });
  const kill = () => program.child.kill('SIGKILL');
  process.once('exit', kill);
  void program.exited.then(() => process.off('exit', kill));
  return { url: await program.ready, program };
}
