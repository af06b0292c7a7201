// Serves Swagger UI at `/api/docs` and the OpenAPI documents, from local files only.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { limiter } from './rate-limits.ts';
import { addressOf } from './networks.ts';

const require = createRequire(import.meta.url);
const library = join(dirname(require.resolve('@fastify/swagger-ui/package.json')), 'static');

export function serveDocs(app: FastifyInstance): void {
  const calls = limiter({ times: 600, minutes: 1 });
  const serve = (path: string, type: string, read: () => string | Promise<string>) => {
    // The body does not change while the process runs, and has megabytes.
    let body: Promise<Body> | undefined;
    app.get(
      path,
      {
        config: { permission: 'open' },
        schema: { hide: true },
        onRequest: async (request) => calls.take(addressOf(request)),
      },
      async (request, reply) => {
        const { plain, compressed } = await (body ??= bodyOf(read()));
        const isCompressed = /\bgzip\b/.test(String(request.headers['accept-encoding']));
        return reply
          .headers({ ...headers, 'content-type': `${type}; charset=utf-8` })
          .headers(isCompressed ? { 'content-encoding': 'gzip' } : {})
          .send(isCompressed ? compressed : plain);
      },
    );
  };
  const fromLibrary = (name: string) => () => readFile(join(library, name), 'utf8');
  serve('/api/docs', 'text/html', () => page);
  serve('/api/docs/start.js', 'text/javascript', () => start);
  serve('/api/docs/swagger-ui.css', 'text/css', fromLibrary('swagger-ui.css'));
  serve('/api/docs/swagger-ui.js', 'text/javascript', fromLibrary('swagger-ui-bundle.js'));
  serve('/api/docs/openapi.json', 'application/json', () => inOpenApi30(app.swagger()));
  serve('/api/openapi.json', 'application/json', () => JSON.stringify(app.swagger()));
}

interface Body {
  plain: string;
  compressed: Buffer;
}

async function bodyOf(text: string | Promise<string>): Promise<Body> {
  const plain = await text;
  return { plain, compressed: await promisify(gzip)(plain) };
}

const headers = {
  'cache-control': 'public, max-age=600',
  vary: 'accept-encoding',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // Swagger UI sets inline styles.
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

/**
 * The document is parsed here, because Swagger UI would parse it as YAML. Operations are collapsed: there are about a
 * thousand.
 */
const start = `fetch('/api/docs/openapi.json')
  .then((answer) => answer.json())
  .then((spec) =>
    SwaggerUIBundle({
      spec,
      dom_id: '#docs',
      deepLinking: true,
      docExpansion: 'none',
      defaultModelsExpandDepth: -1,
      filter: true,
      persistAuthorization: true,
    }),
  );
`;

interface JsonSchema {
  type?: string | string[];
  anyOf?: JsonSchema[];
  /** Of a parameter. */
  schema?: { examples?: string[] };
}

/**
 * Converts the document to OpenAPI 3.0, which has `nullable` instead of a null type. Swagger UI resolves a 3.1 document
 * completely before it shows anything, which takes ten times as long; 3.0 is resolved on demand.
 */
function inOpenApi30(document: object): string {
  const older = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const { type, anyOf, schema, ...rest } = value as JsonSchema;
    if (Array.isArray(type)) {
      const types = type.filter((one) => one !== 'null').map((one) => ({ type: one }));
      const only = types.length === 1 ? types[0] : { anyOf: types };
      return { ...rest, ...only, ...(type.includes('null') && { nullable: true }) };
    }
    if (schema?.examples !== undefined) {
      const { examples, ...plain } = schema;
      const named = Object.fromEntries(examples.map((example) => [example, { value: example }]));
      return { ...rest, schema: plain, examples: named };
    }
    if (!anyOf?.some((one) => one.type === 'null')) return value;
    const others = anyOf.filter((one) => one.type !== 'null');
    const only = others.length === 1 ? others[0] : { anyOf: others };
    return { ...rest, ...only, nullable: true };
  };
  return JSON.stringify({ ...document, openapi: '3.0.3' }, older);
}
