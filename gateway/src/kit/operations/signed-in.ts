// Checks with the REST API whether a token is valid, and caches the result briefly under a hash, so that tokens are not
// stored in memory.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RestClient } from '../rest/client.ts';
import { isRestError } from '../rest/errors.ts';
import { path } from '../rest/path.ts';
import { memoryLimits, tokenTtl } from './limits.ts';

/** Rejects when the REST API cannot check the token. */
export type IsSignedIn = (token: string | null, rest: () => RestClient) => Promise<boolean>;

export function createSignedInCheck(): IsSignedIn {
  const known = new LRUCache<string, Promise<boolean>>({ max: memoryLimits.tokens });
  return (token, rest) => {
    if (token === null) return Promise.resolve(false);
    const key = createHash('sha256').update(token).digest('base64');
    const remembered = known.get(key);
    if (remembered) return remembered;
    const check = ask(rest());
    known.set(key, check, { ttl: tokenTtl.good });
    check
      .then((signedIn) => signedIn || known.set(key, check, { ttl: tokenTtl.bad }))
      .catch(() => known.delete(key));
    return check;
  };
}

async function ask(rest: RestClient): Promise<boolean> {
  try {
    await rest.get(path`/auth_user`);
    return true;
  } catch (error) {
    if (isRestError(error, 401, 403)) return false;
    throw error;
  }
}
