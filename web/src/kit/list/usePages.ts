// The rows of a paginated connection: what a table needs, and refetching them.
import { useCallback, useMemo } from 'react';
import type { FetchPolicy } from 'relay-runtime';
import { useAlerts } from '../../ui/index.ts';
import { failedResult, succeeded } from '../network/mutationResult.ts';

/** Page size, also of the first page. */
const pageSize = 20;

/** The gateway's maximum page size. */
const largestPage = 100;

export interface ConnectionOf<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly totalCount?: number | null | undefined;
}

/** The result of usePaginationFragment for a fragment with the argument `count`. */
export interface Pagination<Data, Variables> {
  data: Data;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: LoadMoreOptions<Variables>) => unknown;
  refetch: (variables: { count: number }, options: { fetchPolicy: FetchPolicy }) => unknown;
}

interface LoadMoreOptions<Variables> {
  onComplete: (error: Error | null) => void;
  UNSTABLE_extraVariables?: Variables;
}

export interface PageOptions<Variables> {
  /** Page size, if not the usual one. */
  size?: number;
  /** Variables of later pages: they can skip fields that only the first page needs. */
  next?: Variables;
}

/** The number of rows, and loading more of them. */
export interface Paging {
  totalCount: number | null | undefined;
  hasNext: boolean;
  isLoadingNext: boolean;
  onLoadMore: () => void;
}

export interface Pages<Data, Connection extends ConnectionOf<unknown>> {
  data: Data;
  connection: Connection;
  rows: readonly Connection['edges'][number]['node'][];
  paging: Paging;
  /** Refetches the shown rows and totals; rows after the first hundred load again on scrolling. */
  refresh: () => void;
}

/** `usePages(usePaginationFragment<…>(graphql`…`, user), ({ courses }) => courses)` */
export function usePages<Data, Connection extends ConnectionOf<unknown>, Variables>(
  { data, hasNext, isLoadingNext, loadNext, refetch }: Pagination<Data, Variables>,
  connectionIn: (data: Data) => Connection,
  { size = pageSize, next }: PageOptions<Variables> = {},
): Pages<Data, Connection> {
  const alerts = useAlerts();
  const connection = connectionIn(data);
  const { edges, totalCount } = connection;
  const rows = useMemo(() => edges.map(({ node }) => node), [edges]);
  const refresh = useCallback(() => {
    const count = Math.min(largestPage, Math.max(size, edges.length));
    refetch({ count }, { fetchPolicy: 'network-only' });
  }, [refetch, size, edges.length]);
  const onLoadMore = () => {
    const onComplete = (error: Error | null) =>
      void (error && succeeded(failedResult(error), alerts));
    loadNext(size, { onComplete, ...(next && { UNSTABLE_extraVariables: next }) });
  };
  return {
    data,
    connection,
    rows,
    paging: {
      totalCount,
      hasNext,
      isLoadingNext,
      onLoadMore,
    },
    refresh,
  };
}
