// Debounced, paginated record search that ignores outdated responses.
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../behaviour/useLatest.ts';

/** An option: a record's name, with a note to distinguish records of the same name. */
export type FoundRecord = { readonly id: string; readonly name: string; readonly note?: string };

export type FoundPage = {
  readonly records: readonly FoundRecord[];
  /** The cursor of the next page; null after the last one. */
  readonly next: string | null;
};

/** Sends the search; an empty text returns the first records. */
export type RecordSearch = (
  text: string,
  options: { signal: AbortSignal; after: string | null },
) => Promise<FoundPage>;

/** A search; a new object is sent even with the same text. */
export type SearchRequest = { readonly text: string };

export type SearchState = {
  status: 'searching' | 'found' | 'failed';
  /** The last results, which stay visible while the next ones load. */
  records: readonly FoundRecord[];
  hasMore: boolean;
};

/** Milliseconds after the last key. */
const searchDelay = 250;

export function useRecordSearch(
  search: RecordSearch,
  question: SearchRequest | null,
): SearchState & { loadMore: () => void } {
  const [answer, setAnswer] = useState<Answer>(nothingYet);
  const ask = useLatest(search);
  const asking = useRef<AbortSignal | null>(null);

  useEffect(() => {
    if (!question) return;
    const abort = new AbortController();
    const { signal } = abort;
    asking.current = null;
    const finish = (state: Omit<Answer, 'to' | 'signal'>) => {
      if (!signal.aborted) setAnswer({ to: question, signal, ...state });
    };
    const text = question.text.trim();
    const timer = setTimeout(
      () =>
        ask.current(text, { signal, after: null }).then(
          (page) => finish({ status: 'found', ...page }),
          () => finish({ status: 'failed', records: [], next: null }),
        ),
      // No delay for an empty text, since nobody is typing.
      text === '' ? 0 : searchDelay,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question, ask]);

  const { to, signal, status, records, next } = answer;
  const isAnswered = to !== null && to === question;

  const loadMore = () => {
    if (!isAnswered || next === null || asking.current === signal) return;
    asking.current = signal;
    const add = (page: FoundPage) => {
      const known = new Set(records.map(({ id }) => id));
      const fresh = page.records.filter(({ id }) => !known.has(id));
      setAnswer({ ...answer, records: [...records, ...fresh], next: page.next });
    };
    ask
      .current(to.text.trim(), { signal, after: next })
      .then((page) => signal.aborted || add(page))
      // The next scroll repeats a failed request.
      .catch(() => null)
      .finally(() => {
        if (asking.current === signal) asking.current = null;
      });
  };

  return {
    status: isAnswered ? status : 'searching',
    records,
    hasMore: isAnswered && next !== null,
    loadMore,
  };
}

type Answer = FoundPage & {
  to: SearchRequest | null;
  /** Aborted by the next search. */
  signal: AbortSignal;
  status: SearchState['status'];
};

const nothingYet: Answer = {
  to: null,
  signal: AbortSignal.abort(),
  status: 'searching',
  records: [],
  next: null,
};
