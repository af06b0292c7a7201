// The rows of a connection, which come page by page: what a table under it needs, and how they are fetched anew.
import { useCallback } from 'react';
import type { FetchPolicy } from 'relay-runtime';
import { useAlerts } from '../../ui/index.ts';
import { failed, succeeded } from '../network/answer.ts';

/** Rows that a list begins with, and grows by. */
const pageSize = 20;

/** The most that the gateway answers at once. */
const largestPage = 100;

export interface ConnectionOf<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly totalCount?: number | null | undefined;
}

/** What usePaginationFragment gives, for a fragment with the argument `count`. */
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
  /** Rows of a page, where it is not the usual number. */
  size?: number;
  /** Variables of the pages after the first: what came with the first and stays is not asked for again. */
  next?: Variables;
}

/** What a table or a list of rows needs to show how many there are, and more of them. */
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
  /** Fetches the shown rows anew, and the numbers over them; those after the first hundred come again by scrolling. */
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
  const refresh = useCallback(() => {
    const count = Math.min(largestPage, Math.max(size, edges.length));
    refetch({ count }, { fetchPolicy: 'network-only' });
  }, [refetch, size, edges.length]);
  const onLoadMore = () => {
    const onComplete = (error: Error | null) => void (error && succeeded(failed(error), alerts));
    loadNext(size, { onComplete, ...(next && { UNSTABLE_extraVariables: next }) });
  };
  return {
    data,
    connection,
    rows: edges.map(({ node }) => node),
    paging: {
      totalCount,
      hasNext,
      isLoadingNext,
      onLoadMore,
    },
    refresh,
  };
}
