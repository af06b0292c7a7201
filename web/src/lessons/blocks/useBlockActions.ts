// Actions on the blocks of a lesson: add, duplicate, move, publish and delete, each with undo.
import { countOf, useAlerts, useLatest } from '../../ui/index.ts';
import { blockKinds, kindOf } from './blockKinds.tsx';
import { moveBefore } from './blockOrder.ts';
import { blockNouns } from './blockWords.ts';
import { blockInput, type BlockValues } from './blockValues.ts';
import type { BlockCalls, NewBlock } from './useBlockCalls.ts';
import type { UndoStep, UndoHistory } from '../../kit/actions/useUndoHistory.ts';
import type { BlockStatus } from '../../__generated__/BlockRow_block.graphql.ts';
import type { BlockType } from '../../__generated__/BlockView_block.graphql.ts';

/** A block as the list has it. */
export interface ListedBlock {
  readonly id: string;
  readonly type: BlockType;
  readonly status: BlockStatus;
  readonly values: () => BlockValues;
}

export interface BlockActions {
  /** After another block, or at the beginning; resolves to its id. */
  add: (block: NewBlock) => Promise<string | null>;
  duplicate: (id: string) => Promise<string | null>;
  /** Copies the blocks of a library entry; resolves to whether it succeeded. */
  copyFromLibrary: (entryId: string, behindId: string | null | undefined) => Promise<boolean>;
  /** Moves blocks, headings with their sections, before another block; null moves to the end. */
  move: (ids: readonly string[], before: string | null) => Promise<void>;
  setStatus: (ids: readonly string[], status: 'DRAFT' | 'PUBLISHED') => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
}

export function useBlockActions(
  blocks: readonly ListedBlock[],
  calls: BlockCalls,
  steps: UndoHistory,
): BlockActions {
  const alerts = useAlerts();
  const latest = useLatest({ blocks, calls });
  const placed = () => latest.current.blocks.map(({ id, type }) => ({ id, type: kindOf(type) }));

  const inOrder = (ids: readonly string[]) =>
    latest.current.calls.reorder(
      ids.map((id, index) => ({ id, sort: index + 1 })),
      ids,
    );

  const add = async (block: NewBlock): Promise<string | null> => {
    const creating = latest.current.calls.create(block);
    const stepOfNew = async (): Promise<UndoStep | null> => {
      const id = await creating;
      if (id === null) return null;
      return {
        undo: () => latest.current.calls.remove([id]),
        redo: () => latest.current.calls.restore([id]),
      };
    };
    await steps.did(stepOfNew());
    return creating;
  };

  return {
    add,
    duplicate: async (id) => {
      const block = latest.current.blocks.find((each) => each.id === id);
      if (!block) return null;
      const { type, values } = block;
      return add({ type, behindId: id, ...blockInput(type, values()) });
    },
    copyFromLibrary: async (entryId, behindId) => {
      const taking = latest.current.calls.copyFromLibrary(entryId, behindId);
      const stepOfTaken = async (): Promise<UndoStep | null> => {
        const ids = await taking;
        if (ids === null) return null;
        return {
          undo: () => latest.current.calls.remove(ids),
          redo: () => latest.current.calls.restore(ids),
        };
      };
      await steps.did(stepOfTaken());
      const taken = await taking;
      if (taken === null) return false;
      alerts.success(`Добавлено: ${countOf(taken.length, blockNouns)}`);
      return true;
    },
    move: async (ids, before) => {
      const from = placed();
      const to = moveBefore(from, ids, before);
      if (to === null || to.join() === from.map(({ id }) => id).join()) return;
      const was = from.map(({ id }) => id);
      await steps.did(stepOf(inOrder(to), { undo: () => inOrder(was), redo: () => inOrder(to) }));
    },
    setStatus: async (ids, status) => {
      const changed = latest.current.blocks.filter(
        (block) => ids.includes(block.id) && block.status !== status,
      );
      if (changed.length === 0) return;
      const set = (to: (block: ListedBlock) => BlockStatus) =>
        latest.current.calls.reorder(changed.map((block) => ({ id: block.id, status: to(block) })));
      const setting = set(() => status);
      const step = { undo: () => set((block) => block.status), redo: () => set(() => status) };
      await steps.did(stepOf(setting, step));
      if (!(await setting)) return;
      const done = status === 'PUBLISHED' ? 'Опубликовано' : 'Снято с публикации';
      alerts.success(`${done}: ${countOf(changed.length, blockNouns)}`);
    },
    remove: async (ids) => {
      const [first] = latest.current.blocks.filter(({ id }) => ids.includes(id));
      if (!first) return;
      const remove = () => latest.current.calls.remove(ids);
      const step = { undo: () => latest.current.calls.restore(ids), redo: remove };
      const removing = remove();
      await steps.did(stepOf(removing, step));
      if (!(await removing)) return;
      const message =
        ids.length === 1
          ? `Блок «${blockKinds[first.type].label}» удалён`
          : `Удалено: ${countOf(ids.length, blockNouns)}`;
      alerts.withUndo(message, () => steps.undo(step));
    },
  };
}

const stepOf = async (doing: Promise<boolean>, step: UndoStep): Promise<UndoStep | null> =>
  (await doing) ? step : null;
