// Serves GraphiQL to browsers at /graphql: a page of the web build that loads nothing from other servers.
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendPage } from './page.ts';
import { contentSecurityPolicy } from './security.ts';

/** A hook, since the route itself handles GraphQL queries by GET. */
export function serveGraphiQL(app: FastifyInstance, webRoot: string): void {
  const page = join(webRoot, 'graphiql', 'index.html');
  app.addHook('onRequest', async (request, reply) => {
    if (isVisit(request)) return sendPage(reply, page, () => policy);
  });
}

/** A request with a query parameter is a GraphQL request, even from a browser. */
function isVisit({ method, url, query, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    url.split('?', 1)[0] === '/graphql' &&
    !('query' in (query as object)) &&
    (headers.accept ?? '').includes('text/html')
  );
}

const policy = contentSecurityPolicy({
  'script-src': "'self'",
  // The editor creates its styles at run time; fonts and images come with them.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'worker-src': "'self'",
  'connect-src': "'self'",
});
