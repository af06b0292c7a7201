// The state of the edited form: undo and redo, automatic saving shortly after each change, and merging with changes
// saved by others.
import { useCallback, useEffect, useRef, useState } from 'react';
import { validateFields } from '@kafedra/common/forms';
import { useLatest } from '../../../ui/index.ts';
import { definedField, type FormDocument } from './document.ts';
import { validateLimits } from '../../limits/limits.ts';
import { initialHistory, withChange, rebased, redone, withEndedStep, undone } from './history.ts';
import { withSaved, isSameDocument, mergedDocument } from './merging.ts';
import { useConflictResolution } from './useConflictResolution.tsx';
import type { SavedForm } from './savedForm.ts';
import { useSending } from './useSending.ts';

export type SaveState =
  /** `typing`: the changed setting is saved only when its input loses the focus. */
  | { state: 'saved' | 'waiting' | 'typing' | 'saving' }
  /** `part` is the setting, or the field as `fields.2.…`, that the message refers to. */
  | { state: 'failed'; message: string; part: string | null };

export interface EditedForm {
  document: FormDocument;
  save: SaveState;
  /**
   * `what` names the changed property: consecutive changes of the same one are a single undo step.
   */
  change: (change: (document: FormDocument) => FormDocument, what?: string) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Called when an input of `settledSettings` loses the focus: its value is final. */
  commit: () => void;
  /** Saves pending changes; resolves to whether everything is saved. */
  flush: () => Promise<boolean>;
}

/**
 * Settings that affect visitors and other services at once, where a half-typed value has another meaning: typing a
 * limit of 300 would close the form at 3. They are saved when their input loses the focus.
 */
export const savedOnBlur: ReadonlySet<string> = new Set<keyof FormDocument>([
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

/** Milliseconds without changes before the form is saved. */
const pause = 700;

export function useFormDocument(saved: SavedForm): EditedForm {
  const [history, setHistory] = useState(() => initialHistory(saved.document));
  const [save, setSave] = useState<SaveState>({ state: 'saved' });
  const base = useRef(saved);
  const running = useRef<Promise<boolean> | null>(null);
  const now = useLatest(history.present);
  const isTyping = useRef(false);
  const settleWith = useConflictResolution();
  const send = useSending(saved.id);

  /** Repeats until nothing is left to save or an error occurs. */
  const saveAll = useCallback(async (): Promise<boolean> => {
    let merged: FormDocument | null = null;
    for (let round = 0; ; round += 1) {
      const from = base.current;
      // The merged document is rendered only after this.
      const mine: FormDocument = merged ?? now.current;
      merged = null;
      if (isSameDocument(from.document, mine)) {
        setSave({ state: 'saved' });
        setHistory(withEndedStep);
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
        // The form has changed meanwhile, so the error may be outdated: the current form is saved instead.
        if (!isTyping.current && !isSameDocument(mine, now.current)) continue;
        setSave({ state: 'failed', ...answer.error });
        return false;
      }
      const { document: theirs } = answer.form;
      if (!answer.isStale && isSameDocument(mine, theirs)) {
        base.current = answer.form;
        continue;
      }
      // The server normalizes the form, for example the code to lower case; a server without versions also assigns
      // field ids and does not support every setting.
      let rebase = (step: FormDocument): FormDocument => withSaved(step, mine, theirs);
      if (answer.isStale) {
        const choices = await settleWith({ base: from.document, mine: now.current, theirs });
        if (choices === null) {
          setSave({ state: 'failed', message: 'то же самое изменил кто-то ещё', part: null });
          return false;
        }
        // Differences that were no conflict belong to an earlier undo step: undoing it must not revert changes by
        // others.
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
    if (what !== undefined && savedOnBlur.has(what)) isTyping.current = true;
    setHistory((before) => withChange(before, make(before.present), what ?? null));
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
    commit: settle,
    flush,
  };
}

/** Finds problems that the server would reject, before the request. */
function problemIn({ name, fields, ...settings }: FormDocument): SaveState | null {
  if (name.trim() === '') {
    return { state: 'failed', message: 'укажите название формы', part: 'name' };
  }
  const limits = validateLimits(settings);
  if (limits !== null) return { state: 'failed', ...limits };
  const [problem] = validateFields(fields.map(definedField));
  if (problem === undefined) return null;
  const { index, part, message } = problem;
  return { state: 'failed', message, part: `fields.${index}.${part}` };
}
