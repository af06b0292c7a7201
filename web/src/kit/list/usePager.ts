// Page-by-page navigation of a short list, with search.
import { useState, useTransition } from 'react';
import type { FetchPolicy } from 'relay-runtime';

interface Shown {
  readonly rows: readonly object[];
  readonly totalCount?: number | null | undefined;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor?: string | null | undefined;
    readonly endCursor?: string | null | undefined;
  };
}

/** The fragment's arguments. */
interface TurnVariables {
  readonly first: number | null;
  readonly after: string | null;
  readonly last: number | null;
  readonly before: string | null;
  readonly search: string | null;
}

type Refetch = (variables: TurnVariables, options: { fetchPolicy: FetchPolicy }) => unknown;

export function usePager(
  { rows, totalCount, pageInfo }: Shown,
  refetch: Refetch,
  { size: firstSize }: { size: number },
) {
  const [isTurning, startTransition] = useTransition();
  const [state, setState] = useState({ start: 0, size: firstSize, search: '' });
  const { start, size, search } = state;
  const turn = (next: typeof state, place: Partial<TurnVariables>) =>
    startTransition(() => {
      setState(next);
      const { search: words } = next;
      refetch(
        { first: null, after: null, last: null, before: null, search: words || null, ...place },
        { fetchPolicy: 'network-only' },
      );
    });
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  return {
    /** The shown rows are about to be replaced. */
    isTurning,
    search,
    setSearch: (words: string) => turn({ ...state, start: 0, search: words }, { first: size }),
    /** Refetches from the first page, after a change. */
    refresh: () => turn({ ...state, start: 0 }, { first: size }),
    pager: {
      from: rows.length === 0 ? 0 : start + 1,
      to: start + rows.length,
      total: totalCount ?? null,
      size,
      onSize: (rows: number) => turn({ ...state, start: 0, size: rows }, { first: rows }),
      onNext: hasNextPage
        ? () => turn({ ...state, start: start + size }, { first: size, after: endCursor ?? null })
        : null,
      onPrevious: hasPreviousPage
        ? () =>
            turn(
              { ...state, start: Math.max(0, start - size) },
              { last: size, before: startCursor ?? null },
            )
        : null,
    },
  };
}
