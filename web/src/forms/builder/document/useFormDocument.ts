// The form that is edited: with undo and redo, saved by itself a moment after each change, and merged with what somebody
// else has saved meanwhile.
import { useCallback, useEffect, useRef, useState } from 'react';
import { validateFields } from '@kafedra/common/forms';
import { useLatest } from '../../../ui/index.ts';
import { askedField, type FormDocument } from './document.ts';
import { problemInLimits } from '../../limits/limits.ts';
import { beginning, changed, rebased, redone, settled, undone } from './history.ts';
import { asKept, isSameDocument, mergedDocument } from './merging.ts';
import { useSettlement } from './useSettlement.tsx';
import type { SavedForm } from './savedForm.ts';
import { useSending } from './useSending.ts';

export type SaveState =
  /** `typing` is what is saved only once its box is left. */
  | { state: 'saved' | 'waiting' | 'typing' | 'saving' }
  /** `part` is the setting, or the field by `fields.2.…`, that the message is about. */
  | { state: 'failed'; message: string; part: string | null };

export interface EditedForm {
  document: FormDocument;
  save: SaveState;
  /** `what` is changed: of the same in a row one step of undoing is made. */
  change: (change: (document: FormDocument) => FormDocument, what?: string) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** A box of `settledSettings` was left: what stands there is meant. */
  settle: () => void;
  /** Saves what is not saved yet; answers whether everything is. */
  flush: () => Promise<boolean>;
}

/**
 * Visitors and other services meet these at once, and half typed they mean something else: a limit of 3 on the way to 300
 * closes the form. They are saved when their box is left.
 */
export const settledSettings: ReadonlySet<string> = new Set<keyof FormDocument>([
  'code',
  'webhook',
  'redirectUrl',
  'allowedOrigins',
  'opensAt',
  'closesAt',
  'answersLimit',
  'answersPerAddress',
  'answersPerEmail',
]);

/** How long nothing must change before it is saved, in milliseconds. */
const pause = 700;

export function useFormDocument(saved: SavedForm): EditedForm {
  const [history, setHistory] = useState(() => beginning(saved.document));
  const [save, setSave] = useState<SaveState>({ state: 'saved' });
  const base = useRef(saved);
  const running = useRef<Promise<boolean> | null>(null);
  const now = useLatest(history.present);
  const isTyping = useRef(false);
  const settleWith = useSettlement();
  const send = useSending(saved.id);

  /** Until nothing is left to save, or something stands in the way. */
  const saveAll = useCallback(async (): Promise<boolean> => {
    let merged: FormDocument | null = null;
    for (let round = 0; ; round += 1) {
      const from = base.current;
      // What was merged is drawn only after this.
      const mine: FormDocument = merged ?? now.current;
      merged = null;
      if (isSameDocument(from.document, mine)) {
        setSave({ state: 'saved' });
        setHistory(settled);
        return true;
      }
      if (round > 0 && isTyping.current) {
        setSave({ state: 'typing' });
        return false;
      }
      const problem = problemIn(mine);
      if (problem !== null) {
        setSave(problem);
        return false;
      }
      setSave({ state: 'saving' });
      const answer = await send(from, mine);
      if ('error' in answer) {
        // It may be about what stands there no more; whoever asked to save meanwhile has asked for what stands there now.
        if (!isTyping.current && !isSameDocument(mine, now.current)) continue;
        setSave({ state: 'failed', ...answer.error });
        return false;
      }
      const { document: theirs } = answer.form;
      if (!answer.isStale && isSameDocument(mine, theirs)) {
        base.current = answer.form;
        continue;
      }
      // The server keeps it in its own way: the code in small letters; one without versions names the fields, and does not
      // know every setting.
      let rebase = (step: FormDocument): FormDocument => asKept(step, mine, theirs);
      if (answer.isStale) {
        const choices = await settleWith({ base: from.document, mine: now.current, theirs });
        if (choices === null) {
          setSave({ state: 'failed', message: 'то же самое изменил кто-то ещё', part: null });
          return false;
        }
        // What was not asked about and differs is of a step before: undoing it leaves to the others what is theirs.
        rebase = (step) =>
          mergedDocument({ base: from.document, mine: step, theirs }, choices, 'theirs');
      }
      base.current = answer.form;
      merged = rebase(now.current);
      setHistory((before) => rebased(before, rebase, isSameDocument));
    }
  }, [now, send, settleWith]);

  const latestSave = useLatest(saveAll);
  const flush = useCallback((): Promise<boolean> => {
    isTyping.current = false;
    if (running.current !== null) return running.current;
    const saving = latestSave.current().finally(() => {
      running.current = null;
    });
    running.current = saving;
    return saving;
  }, [latestSave]);

  const { present } = history;
  useEffect(() => {
    const becomes = (state: 'saved' | 'waiting' | 'typing') =>
      setSave((before) => (before.state === 'saving' ? before : { state }));
    if (isSameDocument(base.current.document, present)) return becomes('saved');
    if (isTyping.current) return becomes('typing');
    becomes('waiting');
    const timer = setTimeout(() => void flush(), pause);
    return () => clearTimeout(timer);
  }, [present, flush]);

  const change = useCallback<EditedForm['change']>((make, what) => {
    if (what !== undefined && settledSettings.has(what)) isTyping.current = true;
    setHistory((before) => changed(before, make(before.present), what ?? null));
  }, []);

  const settle = useCallback(() => {
    if (isTyping.current) void flush();
  }, [flush]);

  return {
    document: present,
    save,
    change,
    undo: history.past.length > 0 ? () => setHistory(undone) : null,
    redo: history.future.length > 0 ? () => setHistory(redone) : null,
    settle,
    flush,
  };
}

/** What the server would not keep, said before it is asked. */
function problemIn({ name, fields, ...settings }: FormDocument): SaveState | null {
  if (name.trim() === '') {
    return { state: 'failed', message: 'укажите название формы', part: 'name' };
  }
  const limits = problemInLimits(settings);
  if (limits !== null) return { state: 'failed', ...limits };
  const [problem] = validateFields(fields.map(askedField));
  if (problem === undefined) return null;
  const { index, part, message } = problem;
  return { state: 'failed', message, part: `fields.${index}.${part}` };
}
