// The state of an editing grid: the value and error of each cell, and saving all changes at once.
import type { LucideIcon } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { UserError } from '../network/mutationResult.ts';
import type { CellPosition, PastedCell } from './block.ts';
import {
  noEdits,
  rebased,
  redone,
  withSaved,
  undone,
  withoutCells,
  withChanges,
  type EditHistory,
  type Edits,
  type SavedCell,
  type CellChange,
} from './edits.ts';
import type { CellKind } from './kinds.ts';

export interface CellHead {
  /** The field of the mutation's input; errors and conflicts refer to it. */
  name: string;
  header: string;
  /** An icon and a short text for the header, in place of the full name. */
  shownHeader?: { icon: LucideIcon; text: string };
  /** Pixels. */
  width: number;
  kind: CellKind;
  hiddenAtFirst?: true;
  /** The column is read-only. */
  isLocked?: boolean;
  /** The header sorts the list. */
  sorts?: true;
  /** The content of the summary row. */
  summary?: string;
  /** A button in the header fills empty cells with this text. */
  fill?: { label: string; text: string };
}

export interface CellColumn<Row> extends CellHead {
  of: (row: Row) => unknown;
  /** Rows in which this cell is read-only. */
  lockedIn?: (row: Row) => boolean;
  toneOf?: (row: Row) => CellTone | null;
  /** A link to the cell's subject. */
  linkOf?: (row: Row) => CellLink | null;
}

export type CellTone = 'primary' | 'success' | 'warning' | 'danger' | 'muted';

export interface CellLink {
  to: string;
  /** «Открыть работу» */
  label: string;
}

export interface ChangedRow {
  id: string;
  was: Record<string, unknown>;
  now: Record<string, unknown>;
}

/** The result for a row; without an error or a conflict it is saved. */
export interface RowResult {
  id: string;
  conflicts: readonly string[];
  userErrors: readonly UserError[];
}

/** Null when nothing was sent and the user knows why. */
export type SaveRows = (rows: readonly ChangedRow[]) => Promise<readonly RowResult[] | null>;

export interface CellState {
  text: string;
  /** The record's value. */
  held: CellChange['held'];
  isChanged: boolean;
  /** Why the cell can't be saved. */
  error: string | null;
  /** The conflicting value of another user. */
  theirs: string | null;
  tone: CellTone | null;
  link: CellLink | null;
}

/** `began` is the cell's state when the typing began. */
export type TypedText = PastedCell & { began?: CellState | undefined };

export interface Cells {
  /** Row ids. */
  ids: readonly string[];
  /** The visible columns, and those in which the last save met a conflict. */
  columns: readonly CellHead[];
  stateAt: (at: CellPosition) => CellState;
  /** Whether the cell is read-only. */
  isLocked: (at: CellPosition) => boolean;
  /** The error of a whole row. */
  rowErrorAt: (row: number) => string | null;
  type: (texts: readonly TypedText[]) => void;
  /** Resolves a conflict: the user's value overwrites the other one, or is dropped. */
  settle: (at: CellPosition, choice: 'mine' | 'theirs') => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  reset: () => void;
  save: () => Promise<Saved | null>;
  isSaving: boolean;
  /** Unsaved changes: a new object after each change. */
  edits: Edits;
  changedCells: number;
  changedRows: number;
}

export interface Saved {
  /** The inverse of the saved changes; saving it reverts them. */
  reversed: readonly ChangedRow[];
  /** How many rows remain unsaved. */
  refused: number;
}

type RowResults = Readonly<Record<string, RowResult>>;

const nothing: CellState = {
  text: '',
  held: { text: '', value: null },
  isChanged: false,
  error: null,
  theirs: null,
  tone: null,
  link: null,
};

const none: ReadonlySet<string> = new Set();

export function useCells<Row extends { readonly id: string }>({
  rows,
  columns,
  shown: chosen,
  mayChange,
  save,
}: {
  rows: readonly Row[];
  /** All columns: changes in hidden ones are saved, too. */
  columns: readonly CellColumn<Row>[];
  shown: readonly CellColumn<Row>[];
  mayChange: (row: Row) => boolean;
  save: SaveRows;
}): Cells {
  const [history, setHistory] = useState<EditHistory>(noEdits);
  const [results, setResults] = useState<RowResults>({});
  /** Columns in which the last save met a conflict. */
  const [unresolvedColumns, setUnresolvedColumns] = useState(none);
  const [isSaving, setSaving] = useState(false);
  const edits = history.present;
  const shown = useMemo(
    () => [
      ...chosen,
      ...columns.filter(
        ({ name }) => unresolvedColumns.has(name) && !chosen.some((column) => column.name === name),
      ),
    ],
    [chosen, columns, unresolvedColumns],
  );
  const stateAt = useCallback(
    (at: CellPosition): CellState => {
      const row = rows[at.row];
      const column = shown[at.column];
      if (row === undefined || column === undefined) return nothing;
      const { name, kind, of, toneOf, linkOf } = column;
      const value = of(row);
      const held = { text: kind.write(value), value };
      const link = linkOf?.(row) ?? null;
      const edit = edits[row.id]?.[name];
      if (edit === undefined) {
        return { ...nothing, text: held.text, held, tone: toneOf?.(row) ?? null, link };
      }
      const read = kind.read(edit.text);
      const refused = results[row.id]?.userErrors.find(({ field }) => field === name);
      const isDisputed = results[row.id]?.conflicts.includes(name) === true;
      return {
        text: edit.text,
        held,
        isChanged: true,
        error: 'error' in read ? read.error : (refused?.message ?? null),
        theirs: isDisputed ? held.text : null,
        tone: null,
        link,
      };
    },
    [rows, shown, edits, results],
  );

  /** Errors and conflicts are cleared when their cells change. */
  const forget = (cells: readonly { id: string; cell: string }[]) =>
    setResults((all) => {
      const next: Record<string, RowResult> = { ...all };
      for (const { id, cell } of cells) {
        const row = next[id];
        if (row === undefined) continue;
        next[id] = {
          id,
          conflicts: row.conflicts.filter((name) => name !== cell),
          userErrors: row.userErrors.filter(({ field }) => field !== cell && field != null),
        };
      }
      return next;
    });

  const isLocked = useCallback(
    (at: CellPosition) => {
      const row = rows[at.row];
      const column = shown[at.column];
      if (row === undefined || column === undefined) return column?.isLocked === true;
      return column.isLocked === true || !mayChange(row) || column.lockedIn?.(row) === true;
    },
    [rows, shown, mayChange],
  );

  const type = (texts: readonly TypedText[]) => {
    const typed = texts.flatMap(({ row, column, text, began }): CellChange[] => {
      const at = rows[row];
      const target = shown[column];
      if (at === undefined || target === undefined || isLocked({ row, column })) return [];
      const { name, kind } = target;
      const read = kind.read(text);
      // A change that existed when the typing began may have been saved since; then the record's value is the user's
      // own.
      const { held } = began?.isChanged === false ? began : stateAt({ row, column });
      // Invalid input stays as typed.
      const newText = 'error' in read ? text : kind.write(read.value);
      return [{ id: at.id, cell: name, text: newText, held }];
    });
    setHistory((before) => withChanges(before, typed));
    forget(typed);
  };

  const changed = Object.entries(edits);

  const send = async (): Promise<Saved | null> => {
    const kinds = new Map(columns.map(({ name, kind }) => [name, kind]));
    const questions = new Set<string>();
    const sent: Record<string, Record<string, SavedCell>> = {};
    const ready = changed.flatMap(([id, cells]): ChangedRow[] => {
      const row: ChangedRow = { id, was: {}, now: {} };
      const texts: Record<string, SavedCell> = {};
      for (const [cell, { text, was }] of Object.entries(cells)) {
        const kind = kinds.get(cell);
        const read = kind?.read(text);
        if (kind === undefined || read === undefined || 'error' in read) {
          questions.add(cell);
          continue;
        }
        row.was[cell] = was;
        row.now[cell] = read.value;
        texts[cell] = { text, now: read.value, before: kind.write(was) };
      }
      // A row is saved completely or not at all.
      if (Object.keys(texts).length < Object.keys(cells).length) return [];
      sent[id] = texts;
      return [row];
    });
    const answers = ready.length === 0 ? [] : await save(ready);
    if (answers === null) return null;
    const isDone = new Set(
      answers
        .filter(({ conflicts, userErrors }) => conflicts.length === 0 && userErrors.length === 0)
        .map(({ id }) => id),
    );
    setResults(Object.fromEntries(answers.map((answer) => [answer.id, answer])));
    for (const { conflicts, userErrors } of answers) {
      for (const name of conflicts) questions.add(name);
      for (const { field } of userErrors) if (field != null) questions.add(field);
    }
    setUnresolvedColumns(questions);
    setHistory((before) =>
      withSaved(before, Object.fromEntries(Object.entries(sent).filter(([id]) => isDone.has(id)))),
    );
    return {
      reversed: ready
        .filter(({ id }) => isDone.has(id))
        .map(({ id, was, now }) => ({ id, was: now, now: was })),
      refused: changed.length - isDone.size,
    };
  };

  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const rowErrorAt = useCallback(
    (row: number) =>
      results[ids[row] ?? '']?.userErrors.find(
        ({ field }) => !shown.some(({ name }) => name === field),
      )?.message ?? null,
    [results, ids, shown],
  );
  return {
    ids,
    columns: shown,
    stateAt,
    isLocked,
    rowErrorAt,
    type,
    settle: (at, choice) => {
      const row = rows[at.row];
      const column = shown[at.column];
      if (row === undefined || column === undefined) return;
      const [id, cell] = [row.id, column.name];
      setHistory((before) =>
        choice === 'theirs'
          ? withoutCells(before, (of, name) => of === id && name === cell)
          : rebased(before, id, cell, column.of(row)),
      );
      forget([{ id, cell }]);
    },
    undo: history.past.length > 0 ? () => setHistory(undone) : null,
    redo: history.future.length > 0 ? () => setHistory(redone) : null,
    reset: () => {
      setHistory((before) => withoutCells(before, () => true));
      setResults({});
      setUnresolvedColumns(none);
    },
    save: async () => {
      setSaving(true);
      try {
        return await send();
      } finally {
        setSaving(false);
      }
    },
    isSaving,
    edits,
    changedCells: changed.reduce((sum, [, cells]) => sum + Object.keys(cells).length, 0),
    changedRows: changed.length,
  };
}
