// The state of a table that is typed into: what each cell shows, what is wrong with it, and saving all of it at once.
import type { LucideIcon } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { UserError } from '../network/answer.ts';
import type { CellPosition, PlacedText } from './block.ts';
import {
  noEdits,
  rebased,
  redone,
  savedOf,
  undone,
  withoutCells,
  withTyped,
  type EditHistory,
  type Edits,
  type SavedCell,
  type Typed,
} from './edits.ts';
import type { CellKind } from './kinds.ts';

export interface CellHead {
  /** The field of the mutation's input, which also names errors and conflicts. */
  name: string;
  header: string;
  /** What the head shows of it, where a sign can stand for a word. */
  shownHeader?: { icon: LucideIcon; text: string };
  /** Pixels. */
  width: number;
  kind: CellKind;
  hiddenAtFirst?: true;
  /** There is nothing to type into. */
  isLocked?: boolean;
  /** Its head sorts the list. */
  sorts?: true;
  /** What stands in a row over all others. */
  summary?: string;
  /** A button at its head fills with this text the cells that are empty. */
  fill?: { label: string; text: string };
}

export interface CellColumn<Row> extends CellHead {
  of: (row: Row) => unknown;
  /** Rows in which there is nothing to type into. */
  lockedIn?: (row: Row) => boolean;
  toneOf?: (row: Row) => CellTone | null;
  /** What the cell of a row is about. */
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

/** What became of a row: changed when there is neither of the two. */
export interface ToldRow {
  id: string;
  conflicts: readonly string[];
  userErrors: readonly UserError[];
}

/** Null when nothing was tried, and the person knows why. */
export type SaveRows = (rows: readonly ChangedRow[]) => Promise<readonly ToldRow[] | null>;

export interface CellState {
  text: string;
  /** What its record holds. */
  held: Typed['held'];
  isChanged: boolean;
  /** Why it can't be saved. */
  error: string | null;
  /** What somebody else has written meanwhile. */
  theirs: string | null;
  tone: CellTone | null;
  link: CellLink | null;
}

/** `began` is the cell as it was when the typing began. */
export type TypedText = PlacedText & { began?: CellState | undefined };

export interface Cells {
  /** Of the rows. */
  ids: readonly string[];
  /** Those that are shown, and those in which a save has met a question. */
  columns: readonly CellHead[];
  stateAt: (at: CellPosition) => CellState;
  /** Whether the person may only look at the cell. */
  isLocked: (at: CellPosition) => boolean;
  /** What is wrong with a row as a whole. */
  rowErrorAt: (row: number) => string | null;
  type: (texts: readonly TypedText[]) => void;
  /** Of a conflict: the own value stays and is meant to take the place of theirs, or theirs stays. */
  settle: (at: CellPosition, choice: 'mine' | 'theirs') => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  reset: () => void;
  save: () => Promise<Saved | null>;
  isSaving: boolean;
  /** What is not saved yet: another object after each change of it. */
  edits: Edits;
  changedCells: number;
  changedRows: number;
}

export interface Saved {
  /** What was changed, turned round: saved, it takes that back. */
  reversed: readonly ChangedRow[];
  /** How many rows stay unsaved. */
  refused: number;
}

type Told = Readonly<Record<string, ToldRow>>;

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
  /** All that there are: what was typed into a column that is hidden now is saved with the rest. */
  columns: readonly CellColumn<Row>[];
  shown: readonly CellColumn<Row>[];
  mayChange: (row: Row) => boolean;
  save: SaveRows;
}): Cells {
  const [history, setHistory] = useState<EditHistory>(noEdits);
  const [told, setTold] = useState<Told>({});
  /** The columns that the last save has met a question in. */
  const [asked, setAsked] = useState(none);
  const [isSaving, setSaving] = useState(false);
  const edits = history.present;
  const shown = useMemo(
    () => [
      ...chosen,
      ...columns.filter(
        ({ name }) => asked.has(name) && !chosen.some((column) => column.name === name),
      ),
    ],
    [chosen, columns, asked],
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
      const refused = told[row.id]?.userErrors.find(({ field }) => field === name);
      const isDisputed = told[row.id]?.conflicts.includes(name) === true;
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
    [rows, shown, edits, told],
  );

  /** What was told of cells holds until these change. */
  const forget = (cells: readonly { id: string; cell: string }[]) =>
    setTold((all) => {
      const next: Record<string, ToldRow> = { ...all };
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
    const typed = texts.flatMap(({ row, column, text, began }): Typed[] => {
      const at = rows[row];
      const target = shown[column];
      if (at === undefined || target === undefined || isLocked({ row, column })) return [];
      const { name, kind } = target;
      const read = kind.read(text);
      // What was changed already when the typing began may have been saved since, and then it is the own value.
      const { held } = began?.isChanged === false ? began : stateAt({ row, column });
      // What can't be read stays as it was typed.
      const kept = 'error' in read ? text : kind.write(read.value);
      return [{ id: at.id, cell: name, text: kept, held }];
    });
    setHistory((before) => withTyped(before, typed));
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
      // A row is saved whole.
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
    setTold(Object.fromEntries(answers.map((answer) => [answer.id, answer])));
    for (const { conflicts, userErrors } of answers) {
      for (const name of conflicts) questions.add(name);
      for (const { field } of userErrors) if (field != null) questions.add(field);
    }
    setAsked(questions);
    setHistory((before) =>
      savedOf(before, Object.fromEntries(Object.entries(sent).filter(([id]) => isDone.has(id)))),
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
      told[ids[row] ?? '']?.userErrors.find(
        ({ field }) => !shown.some(({ name }) => name === field),
      )?.message ?? null,
    [told, ids, shown],
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
      setTold({});
      setAsked(none);
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
