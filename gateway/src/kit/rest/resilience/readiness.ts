// Checks whether the REST API is ready, over a separate connection that other calls cannot occupy.
import { Client } from 'undici';
import { parseJsonObject } from '../responses.ts';
import { connectionTimeout, readyTimeout } from '../limits.ts';

export interface Readiness {
  /** Names of the dependencies that do not respond; requests fail until they do. */
  readonly missing: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export function createReadiness(origin: string, path: string): Readiness {
  const client = new Client(origin, { connectTimeout: connectionTimeout });
  let probe: Promise<readonly string[]> | null = null;
  return {
    // Concurrent requests share one probe, so the server gets at most one at a time.
    missing: () => (probe ??= whatIsMissing(client, path).finally(() => (probe = null))),
    close: () => client.close(),
  };
}

async function whatIsMissing(client: Client, path: string): Promise<readonly string[]> {
  try {
    const signal = AbortSignal.timeout(readyTimeout);
    const answer = await client.request({ method: 'GET', path, signal });
    const body = parseJsonObject(answer.headers['content-type'], await answer.body.text());
    if (answer.statusCode < 300) return [];
    const missing = body?.['missing'];
    return Array.isArray(missing) && missing.length > 0 ? missing.map(String) : ['api'];
  } catch {
    return ['api'];
  }
}
