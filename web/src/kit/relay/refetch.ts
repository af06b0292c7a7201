// Refetches the queries of pages into the store, and finds signed URLs there.
import { fetchQuery } from 'react-relay';
import { environment } from './environment.ts';
import type { PageQuery } from '../files/signedUrls.ts';

let underWay: Promise<unknown> | null = null;

/** Resolves even on failure; the shown data stays. */
export async function refetch(pages: readonly PageQuery[]): Promise<void> {
  underWay ??= Promise.allSettled(
    pages.map(({ query, variables }) =>
      fetchQuery(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise(),
    ),
  ).finally(() => {
    underWay = null;
  });
  await underWay;
}

/**
 * The signature with the latest expiry among URLs in the store with this prefix; null without one.
 */
export function newestSignature(beginning: string): string | null {
  const source = environment.getStore().getSource();
  let newest: string | null = null;
  for (const id of source.getRecordIDs()) {
    for (const value of Object.values(source.get(id) ?? {})) {
      if (typeof value !== 'string') continue;
      for (let at = value.indexOf(beginning); at >= 0; at = value.indexOf(beginning, at + 1)) {
        const from = at + beginning.length;
        const signature = value.slice(from, value.indexOf('/', from));
        // Signatures begin with their expiry in ten digits, so they compare as text.
        if (/^\d{10}\./.test(signature) && (newest === null || signature > newest)) {
          newest = signature;
        }
      }
    }
  }
  return newest;
}
