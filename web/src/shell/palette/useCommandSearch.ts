// Searches records on the server, debounced, ignoring outdated responses.
import { useEffect, useState } from 'react';
import type { FoundGroup } from './commands.ts';

interface Found {
  /** The text of the search. */
  text: string;
  /** Null if the search failed. */
  groups: readonly FoundGroup[] | null;
}

/** Milliseconds after the last key. */
const delay = 200;

/** Until the response arrives, `groups` are those of the previous text. */
export function useCommandSearch(
  text: string,
  find: (text: string) => Promise<readonly FoundGroup[]>,
): { groups: readonly FoundGroup[]; status: 'searching' | 'found' | 'failed' } {
  const [found, setFound] = useState<Found>({ text: '', groups: [] });
  useEffect(() => {
    if (text === '') return undefined;
    let isCurrent = true;
    const finish = (groups: Found['groups']) => isCurrent && setFound({ text, groups });
    const timer = setTimeout(() => void find(text).then(finish, () => finish(null)), delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, find]);
  if (text === '') return { groups: [], status: 'found' };
  const status = found.text !== text ? 'searching' : found.groups ? 'found' : 'failed';
  return { groups: found.groups ?? [], status };
}
