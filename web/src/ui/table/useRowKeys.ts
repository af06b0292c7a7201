// The keyboard in a table: arrows go from row to row, Space selects, Enter opens.
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

type RowKeysOptions = {
  body: RefObject<HTMLElement | null>;
  active: number;
  setActive: (index: number) => void;
  count: number;
  scrollTo: (index: number) => void;
};

export function useRowKeys({ body, active, setActive, count, scrollTo }: RowKeysOptions) {
  /** The row that gets the focus as soon as it exists. */
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    const row = rowAt(body.current, wanted.current);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: false });
    row.scrollIntoView?.({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const onRow = target.matches('tr[data-index]');
    if (!onRow && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]'))
      return;
    const to = destination(
      event.key,
      Number(target.closest('tr')?.dataset['index'] ?? active),
      count,
    );
    if (to !== null) {
      event.preventDefault();
      wanted.current = to;
      scrollTo(to);
      setActive(to);
      rowAt(body.current, to)?.focus();
      return;
    }
    if (!onRow) return;
    if (event.key === ' ') {
      event.preventDefault();
      // A click carries Shift to the checkbox, which then selects the range.
      const { shiftKey } = event;
      target
        .querySelector('input[type=checkbox]')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
    }
    if (event.key === 'Enter') {
      const { ctrlKey, metaKey } = event;
      target
        .querySelector('a[data-row-link]')
        ?.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }),
        );
    }
  };
  return { onKeyDown };
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
  return body?.querySelector<HTMLElement>(`tr[data-index="${String(index)}"]`) ?? null;
}
