// A review queue: the item beside the list, keyboard navigation, and moving on after a decision.
import { useState, useSyncExternalStore } from 'react';
import { useShortcutGroup, type ShortcutGroup } from '../../ui/index.ts';
import { useKeys } from '../pages/useKeys.ts';

export interface Queue<Row> {
  /** Undefined on narrow screens, where each item is a page. */
  shown: Row | undefined;
  /** Shows an item beside the list; null where it opens as a page. */
  choose: ((id: string) => void) | null;
  /** Shows the next waiting item, wrapping around at the end. */
  showNext: () => void;
}

export function useQueue<Row extends { readonly id: string }>({
  rows,
  waits,
  keys,
  refresh,
}: {
  rows: readonly Row[];
  /** Whether the item still needs a decision. */
  waits: (row: Row) => boolean;
  /** `queueKeys`, created outside of components. */
  keys: ShortcutGroup;
  /** Refetches the list when none of its rows is waiting. */
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
    // Moves the focus along when it is in the list.
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
  return { shown, choose: isWide ? choose : null, showNext: goOn };
}

/** `noun` must be feminine: «работа». */
export const queueKeys = (noun: string): ShortcutGroup => ({
  title: 'Очередь',
  shortcuts: [
    { keys: ['J'], text: `Следующая ${noun}; в списке и стрелка вниз` },
    { keys: ['K'], text: `Предыдущая ${noun}; в списке и стрелка вверх` },
  ],
});

/** The minimum window width for two panes. */
const wideQuery = '(min-width: 1180px)';

const useIsWide = (): boolean =>
  useSyncExternalStore(watchWidth, () => window.matchMedia?.(wideQuery).matches ?? false);

function watchWidth(onChange: () => void) {
  const query = window.matchMedia?.(wideQuery);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
