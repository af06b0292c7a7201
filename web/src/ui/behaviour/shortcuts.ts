// The keyboard shortcuts of the current screen: components register them while mounted, the help sheet lists them.
import { useEffect } from 'react';

export type ShortcutGroup = {
  title: string;
  shortcuts: readonly { keys: readonly string[]; text: string }[];
};

/** Counts registrations: a page may have two tables. */
const onScreen = new Map<ShortcutGroup, number>();

export function useShortcutGroup(group: ShortcutGroup): void {
  useEffect(() => {
    onScreen.set(group, (onScreen.get(group) ?? 0) + 1);
    return () => {
      const left = (onScreen.get(group) ?? 0) - 1;
      if (left > 0) onScreen.set(group, left);
      else onScreen.delete(group);
    };
  }, [group]);
}

export function shortcutsOnScreen(): readonly ShortcutGroup[] {
  return [...onScreen.keys()];
}
