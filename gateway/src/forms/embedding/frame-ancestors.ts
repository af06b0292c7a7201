// Finds the sites that may frame a page of the app: those of a form for its embedded page, and none for any other page.
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { callerOf } from '../../kit/http/caller.ts';
import type { FrameAncestors } from '../../kit/http/web-app.ts';
import type { RestService } from '../../kit/rest/client.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { startLifetime } from '../../kit/rest/resilience/lifetime.ts';
import { path } from '../../kit/rest/path.ts';

/** Milliseconds that a lookup is cached, and so a removed site may still show the form. */
const knownFor = 30_000;

/** Cached forms, so that requests for random forms do not fill the memory. */
const mostKnown = 1000;

/** Timeout of the lookup in milliseconds. */
const patience = 5000;

const embedded = /^\/registration\/([\w-]{1,100})\/([\w-]{1,100})\/embedded\/?(?:\?|$)/;

/**
 * Only plain origins are put into the policy: other text from a server could change its meaning.
 */
const origin = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/;

export function createFrameAncestors(service: RestService): FrameAncestors {
  const known = new LRUCache<string, readonly string[], FastifyRequest>({
    max: mostKnown,
    ttl: knownFor,
    fetchMethod: (key, _stale, { context }) => {
      const [code = '', form = ''] = key.split('/');
      return findOrigins(service, { code, form }, context);
    },
  });
  return async (request) => {
    const [, code, form] = embedded.exec(request.url) ?? [];
    if (code === undefined || form === undefined) return [];
    const found = await known.fetch(`${code}/${form}`, { context: request }).catch(() => null);
    return found ?? [];
  };
}

/** Empty for an unknown form, or a server without embedding. */
async function findOrigins(
  service: RestService,
  of: { code: string; form: string },
  request: FastifyRequest,
): Promise<readonly string[]> {
  const life = startLifetime(patience);
  const caller = { ...callerOf(request), token: null };
  const rest = service.forRequest({ ...caller, life, cost: 1, idempotencyKey: null });
  try {
    const { data } = await rest.get<{ allowed_origins: string[] }>(
      path`/public/company/get_form_origins`,
      of,
    );
    return data.allowed_origins.filter((each) => origin.test(each));
  } catch (error) {
    if (isRestError(error, 404)) return [];
    request.log.warn({ err: error }, 'the sites that may frame a form could not be looked up');
    throw error;
  } finally {
    life.close();
  }
}
