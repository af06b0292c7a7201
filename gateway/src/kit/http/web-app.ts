// The built web app: hashed assets that browsers keep for good, and one page for every address a person can open.
import { frameOrigins } from '@kafedra/common/embeds';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { PagesByHost } from './hosts.ts';
import { sendPage } from './page.ts';
import { contentSecurityPolicy } from './security.ts';

/** The sites whose pages may show the page that is asked for in theirs. */
export type FramersOf = (request: FastifyRequest) => Promise<readonly string[]>;

interface Pages {
  readonly webRoot: string;
  readonly byHost: PagesByHost;
  readonly framersOf: FramersOf;
  /** Where browsers reach the store of files, if they do. */
  readonly store: URL | null;
}

export async function serveWebApp(
  app: FastifyInstance,
  { webRoot, byHost, framersOf, store }: Pages,
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
      if (path === join(webRoot, 'embed.js')) reply.headers(forOtherSites);
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request)
      ? byHost(request, reply, async (head) => {
          const framers = await framersOf(request);
          if (framers.length > 0) {
            // The policy names them; this header knows no sites, only all or none.
            reply.removeHeader('x-frame-options').headers(inFrames);
          }
          return sendPage(reply, join(webRoot, 'index.html'), policyFor(framers, store), head);
        })
      : reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'),
  );
}

/** For sites whose own policy takes only what says that it may be taken. */
const inFrames = { 'cross-origin-resource-policy': 'cross-origin' };

/** The script that puts a form into other sites' pages: each of them asks for it at every visit. */
const forOtherSites = {
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=3600',
};

/** Programs that say nothing of what they take, or that they take anything, get the page like a browser. */
function isNavigation(request: FastifyRequest): boolean {
  const { method, url } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return (
    !/^\/(?:assets|graphql|media)(?:\/|$)/.test(url) &&
    new Negotiator(request).mediaType(['text/html']) !== undefined
  );
}

const policyFor = (framers: readonly string[], store: URL | null) => (nonce: string) => {
  const files = store === null ? '' : ` ${store.origin}`;
  return contentSecurityPolicy({
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': `'self' data: blob:${files}`,
    'font-src': "'self'",
    'media-src': `'self' blob:${files}`,
    // What lessons show of other sites.
    'frame-src': frameOrigins.join(' '),
    'connect-src': `'self'${files}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    ...(framers.length > 0 && { 'frame-ancestors': framers.join(' ') }),
  });
};
