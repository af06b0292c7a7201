// The page of the REST API at `/api/docs`: Swagger UI over the contract, which lies beside it for tools. All of it comes
// from here, so that it works without a network and lets nothing else in.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { limiter } from './limits.ts';
import { addressOf } from './networks.ts';

const require = createRequire(import.meta.url);
const library = join(dirname(require.resolve('@fastify/swagger-ui/package.json')), 'static');

export function serveDocs(app: FastifyInstance): void {
  const calls = limiter({ times: 600, minutes: 1 });
  const serve = (path: string, type: string, read: () => string | Promise<string>) => {
    // Megabytes that stay the same while the process runs.
    let body: string | Promise<string> | undefined;
    app.get(
      path,
      {
        config: { permission: 'open' },
        schema: { hide: true },
        onRequest: async (request) => calls.take(addressOf(request)),
      },
      async (_request, reply) =>
        reply
          .headers({ ...headers, 'content-type': `${type}; charset=utf-8` })
          .send(await (body ??= read())),
    );
  };
  const fromLibrary = (name: string) => () => readFile(join(library, name), 'utf8');
  serve('/api/docs', 'text/html', () => page);
  serve('/api/docs/start.js', 'text/javascript', () => start);
  serve('/api/docs/swagger-ui.css', 'text/css', fromLibrary('swagger-ui.css'));
  serve('/api/docs/swagger-ui.js', 'text/javascript', fromLibrary('swagger-ui-bundle.js'));
  serve('/api/openapi.json', 'application/json', () => JSON.stringify(app.swagger()));
}

const headers = {
  'cache-control': 'public, max-age=600',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // The library writes styles of its own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Kafedra REST API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** Operations stay folded: there are more than a thousand. */
const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  persistAuthorization: true,
});
`;
