// The URL parameter with the REST id of the question opened beside the list.
import { useSearchParams } from 'react-router';

/** The REST id from the URL, null if no question is open; and its setter. */
export function useOpenedQuestion(): [string | null, (databaseId: number | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const open = (databaseId: number | undefined) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (databaseId === undefined) after.delete('question');
        else after.set('question', String(databaseId));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get('question'), open];
}
