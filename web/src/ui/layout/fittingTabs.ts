// Computes which tabs fit into the row: the first ones and always the active one. The others are in the menu «Ещё».
import { useLayoutEffect, useState, type RefObject } from 'react';

interface Row {
  /** Widths of the tabs in pixels, in order. */
  widths: readonly number[];
  /** Width of the row in pixels. */
  room: number;
  /** Width of «Ещё» in pixels. */
  more: number;
}

interface Measured extends Row {
  /** Identifies the set of tabs. */
  list: string;
}

/** Pixels between tabs. */
export const tabGap = 24;

/** The indexes of the visible tabs. The active tab replaces the last one if it doesn't fit. */
export function fittingTabs({ widths, room, more }: Row, current: number): ReadonlySet<number> {
  const all = widths.map((_, index) => index);
  const widthOf = (shown: readonly number[]) =>
    shown.reduce((sum, index) => sum + (widths[index] ?? 0) + tabGap, -tabGap);
  if (widthOf(all) <= room) return new Set(all);
  const isOpen = current in widths;
  const withOpen = (count: number) =>
    !isOpen || current < count ? all.slice(0, count) : [...all.slice(0, count), current];
  let count = all.length - 1;
  while (count > 0 && widthOf(withOpen(count)) + tabGap + more > room) count -= 1;
  return new Set(withOpen(count));
}

/**
 * Measures a row whose children are the tabs and then «Ещё», before painting and whenever one of them is resized.
 */
export function useFittingTabs(
  row: RefObject<HTMLElement | null>,
  ids: readonly string[],
  current: string,
): ReadonlySet<number> {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const list = ids.join(' ');
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      const sizes = [...element.children].map((child) => child.getBoundingClientRect().width);
      const next = {
        list,
        widths: sizes.slice(0, -1),
        room: element.getBoundingClientRect().width,
        more: sizes.at(-1) ?? 0,
      };
      setMeasured((before) => (isSame(before, next) ? before : next));
    };
    measure();
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Sizes change with loaded fonts, counts, and the weight of the active tab.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [row, list]);
  // Without layout, as in tests, all tabs are visible.
  if (measured === null || measured.room === 0 || measured.list !== list) {
    return new Set(ids.keys());
  }
  return fittingTabs(measured, ids.indexOf(current));
}

function isSame(before: Measured | null, next: Measured): boolean {
  return (
    before !== null &&
    before.list === next.list &&
    before.room === next.room &&
    before.more === next.more &&
    before.widths.every((width, index) => width === next.widths[index])
  );
}
