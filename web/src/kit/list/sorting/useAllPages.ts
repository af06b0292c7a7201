// Loads all pages of a connection, for example to sort all records by hand.
import { useEffect } from 'react';

/** The result of usePaginationFragment. */
interface Pages<Data> {
  data: Data;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number) => unknown;
}

/** The gateway's maximum page size. */
const largestPage = 100;

export function useAllPages<Data>({ data, hasNext, isLoadingNext, loadNext }: Pages<Data>): {
  data: Data;
  isWhole: boolean;
} {
  useEffect(() => {
    if (hasNext && !isLoadingNext) loadNext(largestPage);
  }, [hasNext, isLoadingNext, loadNext]);
  return { data, isWhole: !hasNext };
}
