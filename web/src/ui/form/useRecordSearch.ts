// Records found by what is typed: asks the server once typing has stopped, forgets the answers to older questions.
import { useEffect, useState } from 'react';
import { useLatest } from '../useLatest.ts';

/** What a field chooses from: a record by its name, with a quiet word that tells namesakes apart. */
export type FoundRecord = { readonly id: string; readonly name: string; readonly note?: string };

export type RecordSearch = (text: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>;

/** What is looked for; each one is asked anew, though it says the same. */
export type Question = { readonly text: string };

export type SearchState = {
  status: 'searching' | 'found' | 'failed';
  /** The last that were found; they stay in sight while others are looked for. */
  records: readonly FoundRecord[];
};

/** Milliseconds after the last key before the server is asked. */
const searchDelay = 250;

export function useRecordSearch(search: RecordSearch, question: Question | null): SearchState {
  const [answer, setAnswer] = useState<{ to: Question | null } & SearchState>(nothingYet);
  const ask = useLatest(search);

  useEffect(() => {
    if (!question) return;
    const abort = new AbortController();
    const finish = (state: SearchState) => {
      if (!abort.signal.aborted) setAnswer({ to: question, ...state });
    };
    const text = question.text.trim();
    const timer = setTimeout(
      () =>
        ask.current(text, abort.signal).then(
          (records) => finish({ status: 'found', records }),
          () => finish({ status: 'failed', records: [] }),
        ),
      // Nobody is typing where nothing is typed.
      text === '' ? 0 : searchDelay,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question, ask]);

  const { to, status, records } = answer;
  return { status: to === question ? status : 'searching', records };
}

const nothingYet = { to: null, status: 'searching', records: [] } as const;
