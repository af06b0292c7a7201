// Stores learners' actions in the browser, per user, until the server has them; they are sent in order. The server's
// operations are idempotent, so an action that is sent twice has one effect.
import { draftKey } from '../../kit/network/session.ts';
import type { FilmProgress } from '../films/watchFilm.ts';

export type LearnerAction =
  | { kind: 'visit' | 'finish' | 'unfinish' }
  | { kind: 'block'; blockId: number }
  | { kind: 'bookmark'; isBookmarked: boolean }
  | { kind: 'note'; text: string }
  | ({ kind: 'watch' } & FilmProgress);

export type OutboxEntry = LearnerAction & {
  /** Local id. */
  id: number;
  /** Global ids. */
  courseId: string;
  lessonId: string;
};

export interface OutboxStore {
  all: () => readonly OutboxEntry[];
  add: (action: LearnerAction & { courseId: string; lessonId: string }) => void;
  /** The entry was sent or rejected. */
  remove: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The outbox of one user; it is deleted on sign-out. */
export function outboxStore(personId: string, storage: Storage = localStorage): OutboxStore {
  const key = `${draftKey}learning/${personId}`;
  const listeners = new Set<() => void>();
  let entries = read(storage.getItem(key));
  const keep = (next: readonly OutboxEntry[]) => {
    entries = next;
    if (next.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  return {
    all: () => entries,
    add: (action) => {
      const id = Math.max(0, ...entries.map((each) => each.id)) + 1;
      keep([...entries.filter((each) => !replaces(action, each)), { ...action, id }]);
    },
    remove: (id) => keep(entries.filter((each) => each.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Whether a later entry makes an earlier one obsolete: of the versions of a note only the last is sent.
 */
function replaces(later: Omit<OutboxEntry, 'id'>, earlier: OutboxEntry): boolean {
  if (later.lessonId !== earlier.lessonId) return false;
  if (later.kind === 'watch') return earlier.kind === 'watch' && sameSession(later, earlier);
  if (later.kind === 'block') return earlier.kind === 'block' && sameBlock(later, earlier);
  if (later.kind === 'finish' || later.kind === 'unfinish') {
    return earlier.kind === 'finish' || earlier.kind === 'unfinish';
  }
  return later.kind === earlier.kind;
}

const sameSession = (one: object, other: object) =>
  'session' in one && 'session' in other && one.session === other.session;

const sameBlock = (one: object, other: object) =>
  'blockId' in one && 'blockId' in other && one.blockId === other.blockId;

function read(stored: string | null): readonly OutboxEntry[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? (entries as OutboxEntry[]) : [];
  } catch {
    return [];
  }
}

/** The state of a lesson including unsent actions. */
export interface UnsentChanges {
  isFinished?: boolean;
  isBookmarked?: boolean;
  note?: string;
  blocks: ReadonlySet<number>;
}

export function unsentChanges(entries: readonly OutboxEntry[], lessonId: string): UnsentChanges {
  const blocks = new Set<number>();
  const ahead: UnsentChanges = { blocks };
  for (const action of entries) {
    if (action.lessonId !== lessonId) continue;
    if (action.kind === 'finish') ahead.isFinished = true;
    if (action.kind === 'unfinish') ahead.isFinished = false;
    if (action.kind === 'bookmark') ahead.isBookmarked = action.isBookmarked;
    if (action.kind === 'note') ahead.note = action.text;
    if (action.kind === 'block') blocks.add(action.blockId);
  }
  return ahead;
}
