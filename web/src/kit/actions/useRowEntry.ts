// Keyboard entry of rows: Enter moves to the next row or adds one, pasted lines and cells become separate rows.
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { countOf, useAlerts } from '../../ui/index.ts';
import { readBlock } from '../cells/block.ts';

interface RowEntry<Row> {
  rows: readonly Row[];
  /** An empty row. */
  blank: Row;
  /** Converts a line of text in the first box into a row. */
  typed: (text: string) => Partial<Row>;
  most: number;
  onChange: (rows: readonly Row[]) => void;
}

/** Rows have local keys, which stay the same when a saved row gets its id. */
export function useRowEntry<Row>({ rows, blank, typed, most, onChange }: RowEntry<Row>) {
  const alerts = useAlerts();
  const list = useRef<HTMLElement>(null);
  /** The row to focus once it is rendered. */
  const next = useRef<number | null>(null);
  const [{ keys, round }, setOrder] = useState<{ keys: readonly string[]; round: number }>({
    keys: [],
    round: 0,
  });
  const keyAt = (index: number) => keys[index] ?? `${round}-${index}`;
  /** The empty row below the others keeps its key, too. */
  const allKeys = () => Array.from({ length: rows.length + 1 }, (_, index) => keyAt(index));
  const reorder = (ordered: readonly string[]) => setOrder({ keys: ordered, round: round + 1 });

  useEffect(() => {
    const box = next.current === null ? null : boxOf(rowsIn(list.current)[next.current]);
    if (!box) return;
    next.current = null;
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  });

  /** Replaces the row at an index by several rows. */
  const replace = (index: number, written: readonly Row[]) => {
    const added = written.slice(1).map((_, place) => `${round}+${place}`);
    reorder(allKeys().toSpliced(index + 1, 0, ...added));
    onChange(rows.toSpliced(index, 1, ...written));
  };
  const remove = (index: number) => {
    reorder(allKeys().toSpliced(index, 1));
    onChange(rows.toSpliced(index, 1));
  };
  const move = (index: number, by: 1 | -1) => {
    const moved = <Item>(all: readonly Item[]) =>
      all.toSpliced(index, 1).toSpliced(index + by, 0, ...all.slice(index, index + 1));
    reorder(moved(allKeys()));
    onChange(moved(rows));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const box = event.target;
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || !isTextBox(box)) return;
    const shown = rowsIn(list.current);
    const index = shown.findIndex((row) => row.contains(box));
    if (index < 0) return;
    // Enter must not submit the form.
    event.preventDefault();
    if (boxOf(shown[index])?.value.trim() === '') return;
    const below = boxOf(shown[index + 1]);
    if (below?.value === '') return below.focus();
    const row = rows[index];
    if (row === undefined) return;
    if (rows.length >= most) return below?.focus();
    next.current = index + 1;
    replace(index, [row, blank]);
  };

  const onPaste = (event: ClipboardEvent) => {
    const box = event.target;
    const lines = linesOf(event.clipboardData.getData('text/plain'));
    if (event.defaultPrevented || !isTextBox(box) || lines.length < 2) return;
    const index = rowsIn(list.current).findIndex((row) => boxOf(row) === box);
    if (index < 0) return;
    event.preventDefault();
    const room = most - Math.max(rows.length, index + 1) + 1;
    if (lines.length > room) {
      alerts.error(
        `Вставлено ${countOf(room, lineForms)} из ${lines.length}: больше ${most} не поместится`,
      );
    }
    const before = box.value.slice(0, box.selectionStart ?? 0);
    const after = box.value.slice(box.selectionEnd ?? 0);
    const pasted = lines.slice(0, room);
    const texts = pasted.map(
      (line, place) =>
        (place === 0 ? before : '') + line + (place === pasted.length - 1 ? after : ''),
    );
    next.current = index + texts.length - 1;
    replace(
      index,
      texts.map((text, place) => ({
        ...(place === 0 ? (rows[index] ?? blank) : blank),
        ...typed(text),
      })),
    );
  };

  return { list, keyAt, remove, move, onKeyDown, onPaste } as const;
}

/** Attribute of the row elements. */
export const rowAttribute = { 'data-row': true } as const;

const lineForms = ['строка', 'строки', 'строк'] as const;

const linesOf = (text: string): string[] =>
  readBlock(text)
    .flat()
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** Without the rows of nested lists. */
const rowsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? []),
];

const boxOf = (row: HTMLElement | undefined): HTMLInputElement | null =>
  row?.querySelector<HTMLInputElement>('input[type=text], input:not([type])') ?? null;

const isTextBox = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /^(?:text|number)$/.test(target.type);
