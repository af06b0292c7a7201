// Actions on the questions of a test: add, copy, move, activate, deactivate and delete, each with undo.
import { countOf, useAlerts, useLatest } from '../../ui/index.ts';
import { questionNouns } from './questionKinds.tsx';
import { questionName } from './questionName.ts';
import type { CreatedQuestion, NewQuestion, QuestionCalls } from './useQuestionCalls.ts';
import type { UndoStep, UndoHistory } from '../../kit/actions/useUndoHistory.ts';
import type {
  TestQuestionType,
  TestStatus,
} from '../../__generated__/QuestionRow_question.graphql.ts';

/** A question as the list has it. */
interface ListedQuestion {
  readonly id: string;
  readonly type: TestQuestionType;
  readonly status: TestStatus | null;
  readonly part: number | null;
  readonly question: string | null | undefined;
}

export interface QuestionActions {
  add: (question: NewQuestion) => Promise<CreatedQuestion | null>;
  replicate: (id: string) => Promise<CreatedQuestion | null>;
  /** Moves before another question; null moves to the end. */
  move: (ids: readonly string[], before: string | null) => Promise<void>;
  setPart: (ids: readonly string[], part: number) => Promise<void>;
  setActive: (ids: readonly string[], isOn: boolean) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
}

export function useQuestionActions(
  questions: readonly ListedQuestion[],
  calls: QuestionCalls,
  steps: UndoHistory,
): QuestionActions {
  const alerts = useAlerts();
  const latest = useLatest({ questions, calls });

  /** An undoable step that creates a question: undo deletes it, redo restores it. */
  const stepOfNew = async (making: Promise<CreatedQuestion | null>): Promise<UndoStep | null> => {
    const made = await making;
    if (made === null) return null;
    const { id } = made;
    return {
      undo: () => latest.current.calls.remove([id]),
      redo: () => latest.current.calls.restore([id]),
    };
  };
  const make = async (making: Promise<CreatedQuestion | null>) => {
    await steps.did(stepOfNew(making));
    return making;
  };
  const inOrder = (ids: readonly string[]) =>
    latest.current.calls.reorder(
      ids.map((id, index) => ({ id, sort: index + 1 })),
      ids,
    );
  const named = (ids: readonly string[]) =>
    latest.current.questions.filter(({ id }) => ids.includes(id));

  return {
    add: (question) => make(calls.create(question)),
    replicate: (id) => make(calls.replicate(id)),
    move: async (ids, before) => {
      const from = latest.current.questions.map(({ id }) => id);
      const moved = from.filter((id) => ids.includes(id));
      if (before !== null && moved.includes(before)) return;
      const others = from.filter((id) => !moved.includes(id));
      const place = before === null ? others.length : others.indexOf(before);
      const to = others.toSpliced(place, 0, ...moved);
      if (to.join() === from.join()) return;
      await steps.did(stepOf(inOrder(to), { undo: () => inOrder(from), redo: () => inOrder(to) }));
    },
    setPart: async (ids, part) => {
      const changed = named(ids).filter((question) => question.part !== part);
      if (changed.length === 0) return;
      const set = (partOf: (question: ListedQuestion) => number) =>
        latest.current.calls.reorder(
          changed.map((question) => ({ id: question.id, part: partOf(question) })),
        );
      const setting = set(() => part);
      const step = {
        undo: () => set((question) => question.part ?? 1),
        redo: () => set(() => part),
      };
      await steps.did(stepOf(setting, step));
      if (!(await setting)) return;
      alerts.success(`В части ${part}: ${countOf(changed.length, questionNouns)}`);
    },
    setActive: async (ids, isOn) => {
      const wanted = isOn ? 'ACTIVE' : 'INACTIVE';
      const changed = named(ids).filter(({ status }) => status !== wanted);
      if (changed.length === 0) return;
      const changedIds = changed.map(({ id }) => id);
      const wrong = await latest.current.calls.setActive(changedIds, isOn);
      const done = changedIds.filter((id) => wrong !== null && !wrong.includes(id));
      if (done.length === 0) return;
      const set = async (to: boolean) => (await latest.current.calls.setActive(done, to)) !== null;
      const step = { undo: () => set(!isOn), redo: () => set(isOn) };
      await steps.did(Promise.resolve(step));
    },
    remove: async (ids) => {
      const [first] = named(ids);
      if (!first) return;
      const remove = () => latest.current.calls.remove(ids);
      const step = { undo: () => latest.current.calls.restore(ids), redo: remove };
      const removing = remove();
      await steps.did(stepOf(removing, step));
      if (!(await removing)) return;
      const message =
        ids.length === 1
          ? `Вопрос «${questionName(first)}» удалён`
          : `Удалено: ${countOf(ids.length, questionNouns)}`;
      alerts.withUndo(message, () => steps.undo(step));
    },
  };
}

const stepOf = async (doing: Promise<boolean>, step: UndoStep): Promise<UndoStep | null> =>
  (await doing) ? step : null;
