// The web app as `npm run dev` serves it: from its sources, by Vite, in development mode.
import { createServer, type ViteDevServer } from 'vite';
import { inRoot } from '../../../scripts/lib/root.ts';

export async function startDevServer(
  gateway: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server: ViteDevServer = await createServer({
    root: inRoot('web'),
    configFile: inRoot('web', 'vite.config.ts'),
    cacheDir: inRoot('tests', '.artifacts', 'vite'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, proxy: { '/graphql': gateway, '/media': gateway } },
  });
  await server.listen();
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('Vite does not say where it listens');
  return { url: url.replace(/\/$/, ''), stop: () => server.close() };
}
