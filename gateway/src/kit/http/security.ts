// What browsers are told: which pages may call, what a page may load, and that nothing is to be guessed.
import type { FastifyInstance } from 'fastify';

export interface SecurityOptions {
  /** Origins whose pages may call /graphql and /media. */
  readonly origins: readonly string[];
  readonly production: boolean;
}

export function addSecurityHeaders(app: FastifyInstance, { production }: SecurityOptions): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy({}),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      ...(production && { 'strict-transport-security': 'max-age=31536000' }),
    });
  });
}

/** Closed unless configured: without the headers of this hook a browser keeps other origins' pages out. */
export function addCors(app: FastifyInstance, { origins }: SecurityOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    if (origins.length === 0) return;
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'x-request-id',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.method === 'OPTIONS') {
      return reply
        .headers({
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'authorization, content-type, x-request-id',
          'access-control-max-age': '600',
        })
        .code(204)
        .send();
    }
  });
  app.options('*', async (_, reply) => reply.code(204).send());
}

/** A policy that allows nothing but what is named. */
export function contentSecurityPolicy(allowed: Readonly<Record<string, string>>): string {
  const directives = {
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...allowed,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
