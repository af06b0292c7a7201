// The built web app: hashed assets that browsers keep for good, and one page for every address a person can open.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './security.ts';

/** Stands in index.html wherever a style element or script carries a nonce; Vite writes it (`html.cspNonce`). */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

export async function serveWebApp(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
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
  const page = (request: FastifyRequest, reply: FastifyReply) => sendPage(request, reply, webRoot);
  app.get('/index.html', page);
  app.setNotFoundHandler(page);
}

/** The page for a navigation; anything else that is not there is not found. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, webRoot: string) {
  const html = isNavigation(request) ? await readPage(webRoot) : null;
  if (html === null) {
    const text = isNavigation(request) ? NOT_BUILT : 'Not found';
    return reply.code(404).type('text/plain; charset=utf-8').send(`${text}\n`);
  }
  const nonce = randomBytes(16).toString('base64url');
  return reply
    .headers({
      'content-security-policy': policy(nonce),
      'cache-control': 'no-cache',
    })
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(NONCE_PLACEHOLDER, nonce));
}

const NOT_BUILT = 'The web app is not built: run npm run build in web/, or npm start.';

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !/^\/(?:assets|graphql|media)\//.test(url) && (headers.accept ?? '').includes('text/html');
}

/** Read each time: it is small, and a new build is served without a restart. */
async function readPage(webRoot: string): Promise<string | null> {
  try {
    return await readFile(join(webRoot, 'index.html'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

const policy = (nonce: string) =>
  contentSecurityPolicy({
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
  });
