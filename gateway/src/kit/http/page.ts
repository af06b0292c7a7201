// A page of the web build: sent with the policy that its scripts and styles need, and nothing that a browser would keep.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';

/** Stands in a page wherever an element carries a nonce; Vite writes it (`html.cspNonce`). */
const noncePlaceholder = '__CSP_NONCE__';

const notBuilt = 'The web app is not built: run npm run build in web/, or npm start.';

export async function sendPage(
  reply: FastifyReply,
  file: string,
  policy: (nonce: string) => string,
  /** What stands in its head besides. */
  head = '',
): Promise<FastifyReply> {
  const html = await readPage(file);
  if (html === null) {
    return reply.code(404).type('text/plain; charset=utf-8').send(`${notBuilt}\n`);
  }
  const nonce = randomBytes(16).toString('base64url');
  return reply
    .headers({ 'content-security-policy': policy(nonce), 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(noncePlaceholder, nonce).replace('</head>', () => `${head}</head>`));
}

/** Read each time: it is small, and a new build is served without a restart. */
async function readPage(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
