// Records found by what is typed: asks the server once typing has stopped, forgets the answers to older questions, and
// goes on where the last page of an answer ended.
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../behaviour/useLatest.ts';

/** What a field chooses from: a record by its name, with a quiet word that tells namesakes apart. */
export type FoundRecord = { readonly id: string; readonly name: string; readonly note?: string };

export type FoundPage = {
  readonly records: readonly FoundRecord[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
};

/** Asks the server; with an empty text, for the first records of all. */
export type RecordSearch = (
  text: string,
  options: { signal: AbortSignal; after: string | null },
) => Promise<FoundPage>;

/** What is looked for; each one is asked anew, though it says the same. */
export type Question = { readonly text: string };

export type SearchState = {
  status: 'searching' | 'found' | 'failed';
  /** The last that were found; they stay in sight while others are looked for. */
  records: readonly FoundRecord[];
  hasMore: boolean;
};

/** Milliseconds after the last key before the server is asked. */
const searchDelay = 250;

export function useRecordSearch(
  search: RecordSearch,
  question: Question | null,
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
      // Nobody is typing where nothing is typed.
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
      // Whoever scrolls on asks again.
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
  to: Question | null;
  /** Ended when something else is asked. */
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
