// The number of the open question in the URL.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export function useQuestionNumber(count: number): [number, (place: number) => void] {
  const [search, setSearch] = useSearchParams();
  const requested = Number(search.get('question') ?? 1);
  const place = Number.isInteger(requested) && requested >= 1 && requested <= count ? requested : 1;
  const open = useCallback(
    (next: number) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === 1) after.delete('question');
          else after.set('question', String(next));
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [place, open];
}
