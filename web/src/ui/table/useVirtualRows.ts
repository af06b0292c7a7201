// Virtualizes long tables: renders the rows near the window and the focused one, with empty space for the others.
import { useEffect, type RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';

/** Number of rows from which a table is virtualized. */
const virtualFrom = 100;

type Piece = { index: number } | { space: number; at: number };

type ShownRowsOptions = {
  count: number;
  rowHeight: number;
  /** The row that has or will have the focus. */
  active: number;
  scroller: RefObject<HTMLElement | null>;
};

export function useVirtualRows({ count, rowHeight, active, scroller }: ShownRowsOptions) {
  const isVirtual = count > virtualFrom;
  // Safe without React Compiler: the virtualizer's mutable results are read during rendering.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // Renders rows at once, before the window is measured.
    initialRect: { width: 0, height: 600 },
    rangeExtractor: (range) => withRow(active, defaultRangeExtractor(range), count),
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const indexes = isVirtual
    ? virtualizer.getVirtualItems().map((item) => item.index)
    : Array.from({ length: count }, (_, index) => index);

  return {
    pieces: withSpaces(indexes, count, rowHeight),
    scrollTo: (index: number) => {
      if (isVirtual) virtualizer.scrollToIndex(index);
    },
  };
}

function withRow(index: number, indexes: number[], count: number): number[] {
  if (index >= count || indexes.includes(index)) return indexes;
  return [...indexes, index].toSorted((a, b) => a - b);
}

function withSpaces(indexes: readonly number[], count: number, rowHeight: number): Piece[] {
  const pieces: Piece[] = [];
  let next = 0;
  for (const index of [...indexes, count]) {
    if (index > next) pieces.push({ space: (index - next) * rowHeight, at: next });
    if (index < count) pieces.push({ index });
    next = index + 1;
  }
  return pieces;
}
