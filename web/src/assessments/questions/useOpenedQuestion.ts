// Which question of a test is open beside the list: the address names it, by its id in REST.
import { useSearchParams } from 'react-router';

/** Its id as the address has it, null where none is open; and what writes one there, or takes it away. */
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
