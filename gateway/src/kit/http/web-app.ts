// Serves the built web app: hashed assets with long-lived caching, and one page for every URL that a user may open.
import { frameOrigins } from '@kafedra/common/embeds';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { PagesByHost } from './hosts.ts';
import { sendPage } from './page.ts';
import { contentSecurityPolicy } from './security.ts';

/** The origins of sites that may embed the requested page in a frame. */
export type FrameAncestors = (request: FastifyRequest) => Promise<readonly string[]>;

interface Pages {
  readonly webRoot: string;
  readonly byHost: PagesByHost;
  readonly framersOf: FrameAncestors;
  /** The file storage, if browsers access it directly. */
  readonly store: URL | null;
}

export async function serveWebApp(
  app: FastifyInstance,
  { webRoot, byHost, framersOf, store }: Pages,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    // HTML pages are sent by handlers that set their policy.
    allowedPath: (path) => !/(?:\.html|\/)$/.test(path),
    // Sends files compressed at build time (name.js.br, name.js.gz).
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply, path) => {
      // Names under /assets contain a hash of the content, added by Vite.
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
            // frame-ancestors lists the sites; X-Frame-Options can only allow all or none.
            reply.removeHeader('x-frame-options').headers(inFrames);
          }
          return sendPage(reply, join(webRoot, 'index.html'), policyFor(framers, store), head);
        })
      : reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'),
  );
}

/** For embedding sites with Cross-Origin-Embedder-Policy. */
const inFrames = { 'cross-origin-resource-policy': 'cross-origin' };

/** The script that embeds a form into other sites; each visit of their pages requests it. */
const forOtherSites = {
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=3600',
};

/** Clients that accept everything, or send no Accept header, get the page like a browser. */
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
    // Embedded content of lessons.
    'frame-src': frameOrigins.join(' '),
    'connect-src': `'self'${files}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    ...(framers.length > 0 && { 'frame-ancestors': framers.join(' ') }),
  });
};
