// Stores the answers of an attempt on this device: shows them at once, sends them soon, and keeps them in the browser
// until the server has saved them, across lost connections and reloads.
import type { LearnerAnswer } from '@kafedra/common/assessments';
import { isUnanswered, type UserError } from '../../kit/network/mutationResult.ts';
import { isOnline } from '../../kit/network/online.ts';

/** A draft answer that the server may not have saved. */
export interface UnsavedAnswer {
  answer: LearnerAnswer | null;
  revision: number;
  /** When it was given, by this device's clock, in milliseconds. */
  at: number;
}

export interface AnswerEntry {
  answer: LearnerAnswer | null;
  /** Increases with each answer, across devices. */
  revision: number;
  isSaved: boolean;
  /** Why the server rejected it. */
  problem: string | null;
}

export interface SavedAnswer {
  answer: LearnerAnswer | null;
  revision: number;
  /** When the server saved it, in milliseconds; null when there is no answer. */
  at: number | null;
}

/** `saved` is null when the server did not respond. */
export interface SaveResult {
  saved: { revision: number } | null;
  userErrors: readonly UserError[];
}

interface Parts {
  /** Answers saved by the server, by question id. */
  saved: ReadonlyMap<number, SavedAnswer>;
  unsaved: Readonly<Record<string, UnsavedAnswer>>;
  keep: (unsaved: Readonly<Record<string, UnsavedAnswer>>) => void;
  send: (questionId: number, answer: LearnerAnswer | null, revision: number) => Promise<SaveResult>;
  /** The attempt is closed for answers. */
  onOver: () => void;
}

export interface AnswerStore {
  all: () => ReadonlyMap<number, AnswerEntry>;
  isOffline: () => boolean;
  setAnswer: (questionId: number, answer: LearnerAnswer | null) => void;
  /** Sends pending answers now; resolves to whether the server has everything. */
  flush: () => Promise<boolean>;
  subscribe: (listener: () => void) => () => void;
  /** Starts sending pending answers automatically; returns the function that stops it. */
  start: () => () => void;
}

/** Milliseconds after the last change before an answer is sent. */
const pause = 500;

/** Milliseconds before a failed request is sent again. */
const retry = 4_000;

export function answerStore({ saved, unsaved, keep, send, onOver }: Parts): AnswerStore {
  let entries: ReadonlyMap<number, AnswerEntry> = entriesOf(saved, unsaved);
  const givenAt = new Map(Object.entries(unsaved).map(([id, { at }]) => [Number(id), at]));
  let isOffline = false;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const change = (questionId: number, entry: AnswerEntry) => {
    entries = new Map(entries).set(questionId, entry);
    keep(unsavedOf(entries, givenAt));
    notify();
  };
  const waiting = () =>
    [...entries].find(([, { isSaved, problem }]) => !isSaved && problem === null);
  const setOffline = (now: boolean) => {
    if (isOffline === now) return;
    isOffline = now;
    notify();
  };

  /** Resolves to whether the server was reached. */
  async function sendOne(questionId: number, { answer, revision }: AnswerEntry): Promise<boolean> {
    const { saved: taken, userErrors } = await send(questionId, answer, revision);
    const [error] = userErrors;
    if (taken === null && error !== undefined && isUnanswered(error)) return false;
    const now = entries.get(questionId);
    if (now === undefined) return true;
    if (error !== undefined) {
      if (now.revision === revision) change(questionId, { ...now, problem: error.message });
      if (isOver(error)) onOver();
    } else if (taken !== null && taken.revision > revision) {
      // Another device has saved an answer meanwhile, and this one is later.
      change(questionId, { ...now, revision: taken.revision + 1 });
    } else if (now.revision === revision) change(questionId, { ...now, isSaved: true });
    return true;
  }

  async function drain(): Promise<void> {
    clearTimeout(timer);
    for (let next = waiting(); next !== undefined; next = waiting()) {
      // Sequential: there is only one learner per attempt.
      // oxlint-disable-next-line no-await-in-loop
      const isReached = isOnline() && (await sendOne(...next));
      setOffline(!isReached);
      if (!isReached) {
        timer = setTimeout(run, retry);
        return;
      }
    }
  }

  const run = (): Promise<void> => {
    sending ??= drain().finally(() => {
      sending = null;
    });
    return sending;
  };

  return {
    all: () => entries,
    isOffline: () => isOffline,
    setAnswer: (questionId, answer) => {
      givenAt.set(questionId, Date.now());
      const revision = (entries.get(questionId)?.revision ?? 0) + 1;
      change(questionId, { answer, revision, isSaved: false, problem: null });
      clearTimeout(timer);
      timer = setTimeout(run, pause);
    },
    flush: async () => {
      await run();
      // Sends answers given during the last request.
      if (waiting() !== undefined && !isOffline) await run();
      return [...entries.values()].every(({ isSaved, problem }) => isSaved || problem !== null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const begin = () => void run();
      begin();
      addEventListener('online', begin);
      return () => {
        clearTimeout(timer);
        removeEventListener('online', begin);
      };
    },
  };
}

/** Answers stored by this device that are later than the server's. */
function entriesOf(
  saved: ReadonlyMap<number, SavedAnswer>,
  unsaved: Readonly<Record<string, UnsavedAnswer>>,
): Map<number, AnswerEntry> {
  return new Map(
    [...saved].map(([questionId, { answer, revision, at }]) => {
      const own = unsaved[questionId];
      const isLater = own !== undefined && (own.revision > revision || own.at > (at ?? 0));
      const entry: AnswerEntry = isLater
        ? {
            answer: own.answer,
            revision: Math.max(own.revision, revision + 1),
            isSaved: false,
            problem: null,
          }
        : { answer, revision, isSaved: true, problem: null };
      return [questionId, entry];
    }),
  );
}

function unsavedOf(
  entries: ReadonlyMap<number, AnswerEntry>,
  givenAt: ReadonlyMap<number, number>,
): Record<string, UnsavedAnswer> {
  return Object.fromEntries(
    [...entries].flatMap(([questionId, { answer, revision, isSaved }]) =>
      isSaved ? [] : [[questionId, { answer, revision, at: givenAt.get(questionId) ?? 0 }]],
    ),
  );
}

/** The time of the attempt or of the question is over: both are read again. */
const isOver = ({ code }: UserError) => code === 'too_late' || code === 'finished';
