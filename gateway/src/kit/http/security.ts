// What browsers are told: which pages may call, what a page may load, and that nothing is to be guessed.
import type { FastifyInstance } from 'fastify';

export interface SecurityOptions {
  /** Origins whose pages may call /graphql and /media. */
  readonly origins: readonly string[];
  readonly production: boolean;
}

/** Only what is got is ever shown as a page: answers to POST are data, and each header of them takes its time. */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const ofData = securityHeaders(options);
  const ofPages = { ...ofData, ...pageHeaders };
  app.addHook('onRequest', async ({ method }, reply) => {
    reply.headers(method === 'POST' ? ofData : ofPages);
  });
}

/** Those of every answer. */
export function securityHeaders({ production }: SecurityOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(production && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Closed unless configured: without the headers of this hook a browser keeps other origins' pages out. */
export function addCors(app: FastifyInstance, options: SecurityOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.headers(corsHeaders(options, origin));
    const allowed = origin !== undefined && options.origins.includes(origin);
    if (request.method === 'OPTIONS' && allowed) {
      return reply
        .headers({
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers':
            'authorization, content-type, idempotency-key, x-request-id',
          'access-control-max-age': '600',
        })
        .code(204)
        .send();
    }
  });
  app.options('*', async (_, reply) => reply.code(204).send());
}

/** What an answer to a page of this origin tells its browser. */
export function corsHeaders(
  { origins }: SecurityOptions,
  origin: string | undefined,
): Record<string, string> {
  if (origins.length === 0) return {};
  if (origin === undefined || !origins.includes(origin)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'x-request-id',
    'cross-origin-resource-policy': 'cross-origin',
  };
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

/** Those of an answer that a browser may show. */
const pageHeaders = {
  'content-security-policy': contentSecurityPolicy({}),
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Learners answer by voice.
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=()',
};
