// A page of the web build: sent with the policy that its scripts and styles need, and nothing that a browser would keep.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import Negotiator from 'negotiator';

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
  reply
    .headers({
      'content-security-policy': policy(nonce),
      'cache-control': 'no-cache',
      vary: [reply.getHeader('vary') ?? [], 'accept', 'accept-encoding'].flat().join(', '),
    })
    .type('text/html; charset=utf-8');
  // Before the scripts of the head, which read it.
  const page = html.replace('<head>', () => `<head>${head}`);
  return sendCompressed(reply, page.replaceAll(noncePlaceholder, nonce));
}

/** As the browser takes it; another nonce makes other bytes, so it can't be done when the app is built. */
async function sendCompressed(reply: FastifyReply, html: string): Promise<FastifyReply> {
  const taken = new Negotiator(reply.request).encodings(['br', 'gzip']);
  if (taken.includes('br')) {
    return reply.header('content-encoding', 'br').send(await brotli(html));
  }
  if (taken.includes('gzip')) {
    return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(html));
  }
  return reply.send(html);
}

/** Of what takes about a millisecond, the smallest. */
const brotli = (text: string) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Read each time: it is small, and a new build is served without a restart. */
async function readPage(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
