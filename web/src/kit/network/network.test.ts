// Waiting for the queries that were sent before a mutation's response.
import type { Observable, RequestParameters } from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import { network, pendingQueries } from './network.ts';

const operation = (operationKind: 'query' | 'mutation') =>
  ({ id: 'ab12', name: 'Any', operationKind, text: null }) as unknown as RequestParameters;

function ask(operationKind: 'query' | 'mutation', seen: string[]): void {
  const answer = network.execute(operation(operationKind), {}, {}) as Observable<unknown>;
  answer.subscribe({ next: () => seen.push(operationKind), error: () => seen.push('failed') });
}

it('waits for pending queries until they succeed or fail', async () => {
  const responders: ((response: Response | Promise<never>) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => responders.push(resolve)));
  const seen: string[] = [];
  ask('query', seen);
  ask('query', seen);
  // Mutations are not waited for.
  ask('mutation', seen);
  const waited = pendingQueries().then(() => seen.push('waited'));
  responders[0]?.(Response.json({ data: { viewer: null } }));
  await vi.waitFor(() => expect(seen).toEqual(['query']));
  responders[1]?.(Promise.reject(new TypeError('no network')));
  await waited;
  expect(seen).toEqual(['query', 'failed', 'waited']);
  await pendingQueries();
});
