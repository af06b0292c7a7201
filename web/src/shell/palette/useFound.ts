// What the server finds for a text: asked once typing has stopped, and answers to older texts are forgotten.
import { useEffect, useState } from 'react';
import type { FoundGroup } from '../../commands.ts';

interface Found {
  /** The text that was looked for. */
  text: string;
  /** Null when it could not be looked for. */
  groups: readonly FoundGroup[] | null;
}

/** Milliseconds after the last key. */
const delay = 200;

/** `groups` are of an older text as long as another is looked for. */
export function useFound(
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
