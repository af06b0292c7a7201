// Prefetched queries: used once, and never after a mutation.
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import { dropPrefetched, prefetchOnce, takePrefetched } from './prefetched.ts';

const started = () =>
  ({ dispose: vi.fn<() => void>() }) as unknown as PreloadedQuery<OperationType>;

it('is started and used once per variables', () => {
  const first = started();
  prefetchOnce('fruits', { sort: 'name' }, () => first);
  prefetchOnce('fruits', { sort: 'name' }, started);
  expect(takePrefetched('fruits', { sort: 'taste' })).toBeNull();
  expect(takePrefetched('fruits', { sort: 'name' })).toBe(first);
  expect(takePrefetched('fruits', { sort: 'name' })).toBeNull();
});

it('is disposed after a mutation', () => {
  const before = started();
  prefetchOnce('fruits', {}, () => before);
  dropPrefetched();
  expect(before.dispose).toHaveBeenCalledOnce();
  expect(takePrefetched('fruits', {})).toBeNull();
});
