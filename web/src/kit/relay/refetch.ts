// Reads what a page asks for once more, into the store, and finds addresses of files there.
import { fetchQuery } from 'react-relay';
import { environment } from './environment.ts';
import type { Asked } from '../files/freshAddresses.ts';

let underWay: Promise<unknown> | null = null;

/** Ends where it fails, too: what is shown stays as it is. */
export async function refetch(pages: readonly Asked[]): Promise<void> {
  underWay ??= Promise.allSettled(
    pages.map(({ query, variables }) =>
      fetchQuery(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise(),
    ),
  ).finally(() => {
    underWay = null;
  });
  await underWay;
}

/** The signature that works longest of those behind this beginning of an address; null where there is none. */
export function newestAfter(beginning: string): string | null {
  const source = environment.getStore().getSource();
  let newest: string | null = null;
  for (const id of source.getRecordIDs()) {
    for (const value of Object.values(source.get(id) ?? {})) {
      if (typeof value !== 'string') continue;
      for (let at = value.indexOf(beginning); at >= 0; at = value.indexOf(beginning, at + 1)) {
        const from = at + beginning.length;
        const signature = value.slice(from, value.indexOf('/', from));
        // They begin with their end, in as many digits.
        if (/^\d{10}\./.test(signature) && (newest === null || signature > newest)) {
          newest = signature;
        }
      }
    }
  }
  return newest;
}
