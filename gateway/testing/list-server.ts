// An in-memory REST list whose rows tests insert and delete between calls.
import type { RestClient } from '../src/kit/rest/client.ts';
import { path } from '../src/kit/rest/path.ts';
import type { Collection } from '../src/kit/records/collections.ts';
import {
  type ListFeature,
  answerList,
  type ListDeviations,
  type Query,
  type Row,
} from './fake-list.ts';

export interface ListServer {
  /** Unordered; tests modify it. */
  rows: Row[];
  readonly collection: Collection<Row>;
  /** Creates the client of a new request. */
  readonly client: () => RestClient;
  /** The query parameters of all calls. */
  readonly calls: Query[];
}

export function listServer(
  rows: Row[],
  able: readonly ListFeature[],
  habits: ListDeviations = {},
): ListServer {
  const server: ListServer = {
    rows,
    collection: { path: path`/companies/${{ companyId: 7 }}/courses`, complete: (row) => row },
    calls: [],
    client: () => {
      const memory = new Map<string, unknown>();
      const get = async (_: unknown, params: Readonly<Record<string, unknown>> = {}) => {
        const query = Object.fromEntries(
          Object.entries(params)
            .filter(([, value]) => value !== undefined && value !== null)
            .map(([name, value]) => [name, String(value)]),
        );
        server.calls.push(query);
        return structuredClone(answerList(server.rows, query, able, habits));
      };
      const memoize = (at: { text: string }, purpose: string, create: () => unknown) => {
        const key = `${purpose} ${at.text}`;
        if (!memory.has(key)) memory.set(key, create());
        return memory.get(key);
      };
      return { get, memoize, features, pageSizes } as unknown as RestClient;
    },
  };
  const features: RestClient['features'] = new Map();
  const pageSizes: RestClient['pageSizes'] = new Map();
  return server;
}
