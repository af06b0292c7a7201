// Security headers: CORS, content security policy, no content sniffing.
import type { FastifyInstance } from 'fastify';

export interface SecurityOptions {
  /** Origins whose pages may call /graphql and /media. */
  readonly origins: readonly string[];
  readonly production: boolean;
}

/**
 * Responses to POST are data and never shown as a page, so they get fewer headers, which saves time.
 */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const ofData = securityHeaders(options);
  const ofPages = { ...ofData, ...pageHeaders };
  app.addHook('onRequest', async ({ method }, reply) => {
    reply.headers(method === 'POST' ? ofData : ofPages);
  });
}

/** The headers of every response. */
export function securityHeaders({ production }: SecurityOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(production && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Off unless configured: without CORS headers a browser blocks pages of other origins. */
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

/** The CORS headers of a response to a page of this origin. */
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

/** A policy that forbids everything except what is listed. */
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

/** Additional headers of responses that a browser may show as a page. */
const pageHeaders = {
  'content-security-policy': contentSecurityPolicy({}),
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // The microphone, because learners record spoken answers.
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=()',
};
