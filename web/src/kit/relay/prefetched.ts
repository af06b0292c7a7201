// Queries prefetched on hover. Each is used for one navigation within the next seconds, and dropped after a mutation.
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { clearOnSignIn } from '../network/session.ts';

type Started = PreloadedQuery<OperationType>;

/** Milliseconds. */
const life = 10_000;

/** By query, then by variables. */
const prefetched = new Map<unknown, Map<string, Started>>();
clearOnSignIn(() => prefetched.clear());

/** Does nothing if the query is prefetched already. */
export function prefetchOnce(query: unknown, variables: unknown, start: () => Started): void {
  const key = keyOf(variables);
  const ofQuery = prefetched.get(query) ?? new Map<string, Started>();
  prefetched.set(query, ofQuery);
  if (ofQuery.has(key)) return;
  const reference = start();
  ofQuery.set(key, reference);
  setTimeout(() => {
    if (ofQuery.get(key) !== reference) return;
    ofQuery.delete(key);
    reference.dispose();
  }, life);
}

export function takePrefetched(query: unknown, variables: unknown): Started | null {
  const key = keyOf(variables);
  const reference = prefetched.get(query)?.get(key);
  prefetched.get(query)?.delete(key);
  return reference ?? null;
}

/** Disposes all prefetched queries after a mutation, since they may hold the state before it. */
export function dropPrefetched(): void {
  for (const ofQuery of prefetched.values()) {
    for (const reference of ofQuery.values()) reference.dispose();
    ofQuery.clear();
  }
}

function keyOf(variables: unknown): string {
  return JSON.stringify(variables);
}
