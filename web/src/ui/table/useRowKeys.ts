// Keyboard navigation of rows and cards: arrow keys move, Space selects, Shift extends the selection, Enter opens,
// Shift+F10 opens the menu.
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
} from 'react';

type RowKeysOptions = {
  body: RefObject<HTMLElement | null>;
  active: number;
  setActive: (index: number) => void;
  count: number;
  scrollTo?: (index: number) => void;
  /** Selects a range in addition to the previous selection. */
  selectRange?: ((range: { from: number; to: number; isNew: boolean }) => void) | undefined;
  selectShown?: (() => void) | undefined;
  onMenu?: ((index: number, row: HTMLElement) => void) | undefined;
};

export function useRowKeys({
  body,
  active,
  setActive,
  count,
  scrollTo,
  selectRange,
  selectShown,
  onMenu,
}: RowKeysOptions) {
  /** The row to focus once it is rendered. */
  const wanted = useRef<number | null>(null);
  /** The start and current end of the range that Shift extends. */
  const range = useRef<{ from: number; to: number } | null>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    const row = rowAt(body.current, wanted.current);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: false });
    row.scrollIntoView?.({ block: 'nearest' });
  });

  const goTo = (index: number) => {
    wanted.current = index;
    scrollTo?.(index);
    setActive(index);
    rowAt(body.current, index)?.focus();
  };

  const extend = (from: number, to: number) => {
    const isNew = range.current?.to !== from;
    range.current = { from: isNew ? from : (range.current?.from ?? from), to };
    selectRange?.({ ...range.current, isNew });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>(rows);
    // React events of layers bubble through the React tree although the layers are outside of the table.
    if (!row || !event.currentTarget.contains(row)) return;
    const isOnRow = target === row;
    if (!isOnRow && target.matches(typing)) return;
    const from = Number(row.dataset['index'] ?? active);
    const to = destination(event.key, from, count);
    if (to !== null) {
      event.preventDefault();
      if (event.shiftKey) extend(from, to);
      goTo(to);
    } else if (opensMenu(event) && onMenu) {
      event.preventDefault();
      onMenu(from, isOnRow ? (row.querySelector<HTMLElement>('.row-menu') ?? row) : target);
    } else if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey) && selectShown) {
      event.preventDefault();
      selectShown();
    } else if (isOnRow && event.key === ' ') {
      event.preventDefault();
      // The click event carries Shift, with which the checkbox selects the range.
      click(row.querySelector('input[type=checkbox]'), { shiftKey: event.shiftKey });
    } else if (isOnRow && event.key === 'Enter') {
      const { ctrlKey, metaKey } = event;
      const link = row.querySelector('a[data-row-link]');
      if (link) click(link, { ctrlKey, metaKey });
      // Rows without a page open their menu.
      else onMenu?.(from, row.querySelector<HTMLElement>('.row-menu') ?? row);
      event.preventDefault();
    }
  };

  /** Only for the mouse: the browser's menu on Shift+F10 would cover ours. */
  const onContextMenu = (event: ReactMouseEvent<HTMLElement>) => {
    if (event.button !== rightButton && onMenu) event.preventDefault();
  };

  return { onKeyDown, onContextMenu };
}

const rows = '[data-index]';
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const rightButton = 2;

function opensMenu({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

function click(element: Element | null, keys: MouseEventInit): void {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}

function destination(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

function rowAt(body: HTMLElement | null, index: number): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`[data-index="${String(index)}"]`) ?? null;
}
