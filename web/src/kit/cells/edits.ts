// Unsaved changes of a grid's cells, with undo and redo.

/** A changed cell: its text, and the record's value when the change began. */
export interface CellEdit {
  text: string;
  was: unknown;
}

/** By record id and cell name. */
export type Edits = Readonly<Record<string, Readonly<Record<string, CellEdit>>>>;

export interface EditHistory {
  past: readonly Edits[];
  present: Edits;
  future: readonly Edits[];
}

export const noEdits: EditHistory = { past: [], present: {}, future: [] };

/**
 * A new text for a cell; `held` is the record's value when the change began, as text and as data.
 */
export interface CellChange {
  id: string;
  cell: string;
  text: string;
  held: { text: string; value: unknown };
}

/** Adds one undo step. A cell that equals its record's value again is no longer changed. */
export function withChanges(history: EditHistory, typed: readonly CellChange[]): EditHistory {
  const present: Record<string, Record<string, CellEdit>> = {};
  for (const [id, cells] of Object.entries(history.present)) present[id] = { ...cells };
  for (const { id, cell, text, held } of typed) {
    const row = (present[id] ??= {});
    if (text === held.text) delete row[cell];
    else row[cell] = { text, was: row[cell] ? row[cell].was : held.value };
  }
  const next = withoutEmpty(present);
  return isSame(next, history.present) ? history : step(history, next);
}

/** Resets these cells to their records' values. */
export function withoutCells(
  history: EditHistory,
  isTaken: (id: string, cell: string) => boolean,
): EditHistory {
  const next = withoutEmpty(
    Object.fromEntries(
      Object.entries(history.present).map(([id, cells]) => [
        id,
        Object.fromEntries(Object.entries(cells).filter(([cell]) => !isTaken(id, cell))),
      ]),
    ),
  );
  return isSame(next, history.present) ? history : step(history, next);
}

/** Rebases a change on the record's current value, so that it overwrites that value. */
export function rebased(
  { present, ...steps }: EditHistory,
  id: string,
  cell: string,
  was: unknown,
): EditHistory {
  const edit = present[id]?.[cell];
  if (edit === undefined) return { present, ...steps };
  return { ...steps, present: { ...present, [id]: { ...present[id], [cell]: { ...edit, was } } } };
}

/**
 * A saved cell: the text that was sent, the record's value after the save, and the text before it.
 */
export interface SavedCell {
  text: string;
  now: unknown;
  before: string;
}

/**
 * Removes saved changes from the undo history; text typed during the save is rebased on the saved value.
 */
export function withSaved(
  history: EditHistory,
  saved: Readonly<Record<string, Readonly<Record<string, SavedCell>>>>,
): EditHistory {
  if (Object.keys(saved).length === 0) return history;
  const { present } = history;
  const rows = new Map(Object.entries(present));
  for (const [id, sent] of Object.entries(saved)) {
    const left = new Map(Object.entries(present[id] ?? {}));
    for (const [cell, { text, now, before }] of Object.entries(sent)) {
      const typed = left.get(cell)?.text ?? before;
      if (typed === text) left.delete(cell);
      else left.set(cell, { text: typed, was: now });
    }
    rows.set(id, Object.fromEntries(left));
  }
  return { ...noEdits, present: withoutEmpty(Object.fromEntries(rows)) };
}

export function undone({ past, present, future }: EditHistory): EditHistory {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redone({ past, present, future }: EditHistory): EditHistory {
  const [next, ...others] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: others };
}

/** Limit of the undo history. */
const mostSteps = 100;

const step = ({ past, present }: EditHistory, next: Edits): EditHistory => ({
  past: [...past, present].slice(-mostSteps),
  present: next,
  future: [],
});

const withoutEmpty = (edits: Edits): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([, cells]) => Object.keys(cells).length > 0));

/** True for a step that changes nothing; such steps are not added. */
function isSame(one: Edits, other: Edits): boolean {
  const texts = (edits: Edits) =>
    JSON.stringify(
      Object.entries(edits)
        .flatMap(([id, cells]) => Object.entries(cells).map(([cell, { text }]) => [id, cell, text]))
        .toSorted(),
    );
  return texts(one) === texts(other);
}
