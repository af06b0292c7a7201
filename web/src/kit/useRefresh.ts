// Fetches the shown rows of a list anew, and the numbers over it; rows after the first hundred come again by scrolling.
import { useCallback } from 'react';
import type { FetchPolicy } from 'relay-runtime';

/** The most that the gateway answers at once. */
const largestPage = 100;

/** Rows that a list begins with, and grows by. */
export const pageSize = 20;

/** `refetch` is that of usePaginationFragment, for a fragment with the argument `count`. */
export function useRefresh(
  refetch: (variables: { count: number }, options: { fetchPolicy: FetchPolicy }) => unknown,
  shown: number,
): () => void {
  return useCallback(() => {
    const count = Math.min(largestPage, Math.max(pageSize, shown));
    refetch({ count }, { fetchPolicy: 'network-only' });
  }, [refetch, shown]);
}
