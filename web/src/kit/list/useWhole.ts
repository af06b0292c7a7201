// A connection that is needed whole, as what is put into an order is: page after page until all of it is there.
import { useEffect } from 'react';

/** What usePaginationFragment gives. */
interface Pages<Data> {
  data: Data;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number) => unknown;
}

/** The most that the gateway answers at once. */
const largestPage = 100;

export function useWhole<Data>({ data, hasNext, isLoadingNext, loadNext }: Pages<Data>): {
  data: Data;
  isWhole: boolean;
} {
  useEffect(() => {
    if (hasNext && !isLoadingNext) loadNext(largestPage);
  }, [hasNext, isLoadingNext, loadNext]);
  return { data, isWhole: !hasNext };
}
