// A queue of what waits for a decision: which of it is shown beside the list, the keys that walk through it, and what comes
// after a decision.
import { useState, useSyncExternalStore } from 'react';
import { useShortcutGroup, type ShortcutGroup } from '../../ui/index.ts';
import { useKeys } from '../pages/useKeys.ts';

export interface Queue<Row> {
  /** On narrow screens nothing: each is a page. */
  shown: Row | undefined;
  /** Shows one beside the list; null where it opens as a page. */
  choose: ((id: string) => void) | null;
  /** Shows the next one that waits; after the last one, the first. */
  goOn: () => void;
}

export function useQueue<Row extends { readonly id: string }>({
  rows,
  waits,
  keys,
  refresh,
}: {
  rows: readonly Row[];
  /** Whether it is still to be decided on. */
  waits: (row: Row) => boolean;
  /** `queueKeys`, outside of all components. */
  keys: ShortcutGroup;
  /** Fetches the list anew, where none of its rows waits. */
  refresh: () => void;
}): Queue<Row> {
  const [chosen, choose] = useState<string | null>(null);
  const isWide = useIsWide();
  const shown = isWide ? (rows.find(({ id }) => id === chosen) ?? rows[0]) : undefined;
  const at = rows.findIndex(({ id }) => id === shown?.id);
  const go = (index: number) => {
    const next = rows[index];
    if (next === undefined) return;
    choose(next.id);
    const row = document.querySelector(`[data-queued="${CSS.escape(next.id)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    // Who walks by arrows stays in the list.
    if (document.activeElement?.closest('[data-queued]')) row?.querySelector('a')?.focus();
  };
  const move = (step: number) => () => {
    if (!isWide || rows[at + step] === undefined) return false;
    go(at + step);
    return true;
  };
  useKeys({ KeyJ: move(1), ArrowDown: move(1), KeyK: move(-1), ArrowUp: move(-1) });
  useShortcutGroup(keys);
  const goOn = () => {
    const waiting = [...rows.entries()].flatMap(([index, row]) =>
      index !== at && waits(row) ? [index] : [],
    );
    const next = waiting.find((index) => index > at) ?? waiting[0];
    if (next === undefined) refresh();
    else go(next);
  };
  return { shown, choose: isWide ? choose : null, goOn };
}

/** What is queued goes by a feminine noun: «работа». */
export const queueKeys = (noun: string): ShortcutGroup => ({
  title: 'Очередь',
  shortcuts: [
    { keys: ['J'], text: `Следующая ${noun}; в списке и стрелка вниз` },
    { keys: ['K'], text: `Предыдущая ${noun}; в списке и стрелка вверх` },
  ],
});

/** From so wide on one stands beside the list. */
const wideQuery = '(min-width: 1180px)';

const useIsWide = (): boolean =>
  useSyncExternalStore(watchWidth, () => window.matchMedia?.(wideQuery).matches ?? false);

function watchWidth(onChange: () => void) {
  const query = window.matchMedia?.(wideQuery);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
