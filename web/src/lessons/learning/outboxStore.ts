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
  add: (deed: LearnerAction & { courseId: string; lessonId: string }) => void;
  /** The entry was sent or rejected. */
  remove: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The outbox of one user; it is deleted on sign-out. */
export function outboxStore(personId: string, storage: Storage = localStorage): OutboxStore {
  const key = `${draftKey}learning/${personId}`;
  const listeners = new Set<() => void>();
  let deeds = read(storage.getItem(key));
  const keep = (next: readonly OutboxEntry[]) => {
    deeds = next;
    if (next.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(next));
    for (const tell of listeners) tell();
  };
  return {
    all: () => deeds,
    add: (deed) => {
      const id = Math.max(0, ...deeds.map((each) => each.id)) + 1;
      keep([...deeds.filter((each) => !replaces(deed, each)), { ...deed, id }]);
    },
    remove: (id) => keep(deeds.filter((each) => each.id !== id)),
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

function read(kept: string | null): readonly OutboxEntry[] {
  try {
    const deeds: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(deeds) ? (deeds as OutboxEntry[]) : [];
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

export function unsentChanges(deeds: readonly OutboxEntry[], lessonId: string): UnsentChanges {
  const blocks = new Set<number>();
  const ahead: UnsentChanges = { blocks };
  for (const deed of deeds) {
    if (deed.lessonId !== lessonId) continue;
    if (deed.kind === 'finish') ahead.isFinished = true;
    if (deed.kind === 'unfinish') ahead.isFinished = false;
    if (deed.kind === 'bookmark') ahead.isBookmarked = deed.isBookmarked;
    if (deed.kind === 'note') ahead.note = deed.text;
    if (deed.kind === 'block') blocks.add(deed.blockId);
  }
  return ahead;
}
