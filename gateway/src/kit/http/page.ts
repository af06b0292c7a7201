// Sends a page of the web build with its content security policy and a fresh nonce, not cached by browsers.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import Negotiator from 'negotiator';

/** The placeholder of the nonce that Vite writes into pages (`html.cspNonce`). */
const noncePlaceholder = '__CSP_NONCE__';

const notBuilt = 'The web app is not built: run npm run build in web/, or npm start.';

export async function sendPage(
  reply: FastifyReply,
  file: string,
  policy: (nonce: string) => string,
  /** Additional HTML in its head. */
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
  // At the start of the head, before the scripts that read it.
  const page = html.replace('<head>', () => `<head>${head}`);
  return sendCompressed(reply, page.replaceAll(noncePlaceholder, nonce));
}

/** Compresses at run time, since each nonce changes the bytes. */
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

/** Quality 5: the smallest output among the levels that take about a millisecond. */
const brotli = (text: string) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Read for each request: it is small, and a new build is served without a restart. */
async function readPage(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
