// GraphiQL at GET /graphql: one page with everything in it, nothing from other servers.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './security.ts';

/** A new visitor finds each example in a tab of its own. */
export function serveGraphiQL(app: FastifyInstance, examples: readonly string[]): void {
  let page: Promise<Page> | undefined;
  app.get('/graphql', async (request, reply) => {
    if (!(request.headers.accept ?? '').includes('text/html')) {
      return reply.code(405).header('allow', 'POST').send(ONLY_POST);
    }
    page ??= makePage(examples);
    const { html, etag, policy } = await page;
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

const ONLY_POST = {
  errors: [
    { message: 'GraphQL is asked by POST with a JSON body.', extensions: { code: 'BAD_REQUEST' } },
  ],
};

interface Page {
  /** Compressed: it is nine megabytes of editor. Every browser that can run it takes gzip. */
  readonly html: Buffer;
  readonly etag: string;
  readonly policy: string;
}

/** Takes a while and much memory, so it happens when somebody first comes. */
async function makePage(examples: readonly string[]): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const headers = JSON.stringify({ Authorization: 'Bearer ' }, null, 2);
  const html = renderGraphiQL({
    title: 'Kafedra',
    headers,
    defaultTabs: examples.map((query) => ({ query, headers })),
    // Tokens are not for the browser's storage.
    shouldPersistHeaders: false,
  });
  const script = html.slice(
    html.indexOf('<script>') + '<script>'.length,
    html.lastIndexOf('</script>'),
  );
  const hash = createHash('sha256').update(script).digest('base64');
  return {
    html: await promisify(gzip)(html),
    etag: `"${hash.slice(0, 16)}"`,
    policy: contentSecurityPolicy({
      'script-src': `'sha256-${hash}'`,
      // The editor makes its styles, pictures and workers at run time.
      'style-src': "'unsafe-inline'",
      'img-src': 'data:',
      'font-src': 'data:',
      'worker-src': 'blob:',
      'connect-src': "'self'",
    }),
  };
}
