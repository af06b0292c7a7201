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
    const asked = ask(rest());
    known.set(key, asked, { ttl: tokenTtl.good });
    asked
      .then((signedIn) => signedIn || known.set(key, asked, { ttl: tokenTtl.bad }))
      .catch(() => known.delete(key));
    return asked;
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
