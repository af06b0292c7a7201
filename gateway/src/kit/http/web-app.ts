// The built web app: hashed assets that browsers keep for good, and one page for every address a person can open.
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { PagesByHost } from './hosts.ts';
import { sendPage } from './page.ts';
import { contentSecurityPolicy } from './security.ts';

export async function serveWebApp(
  app: FastifyInstance,
  webRoot: string,
  pagesByHost: PagesByHost,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    // Pages are sent by those who know what each of them may load.
    allowedPath: (path) => !/(?:\.html|\/)$/.test(path),
    // Files that were compressed at build time (name.js.br, name.js.gz) are sent as they are.
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply, path) => {
      // Vite puts a hash of the content into the names under /assets.
      const hashed = path.startsWith(join(webRoot, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request)
      ? pagesByHost(request, reply, (head) =>
          sendPage(reply, join(webRoot, 'index.html'), policy, head),
        )
      : reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'),
  );
}

/** Programs that say nothing of what they take, or that they take anything, get the page like a browser. */
function isNavigation(request: FastifyRequest): boolean {
  const { method, url } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return (
    !/^\/(?:assets|graphql|media)(?:\/|$)/.test(url) &&
    new Negotiator(request).mediaType(['text/html']) !== undefined
  );
}

const policy = (nonce: string) =>
  contentSecurityPolicy({
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
  });
