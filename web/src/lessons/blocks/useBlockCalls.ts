// The mutations of a lesson's blocks. They update the store, report failures in alerts and return whether they
// succeeded.
import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import type {
  CreateLessonBlockInput,
  useBlockCallsCreateMutation,
} from '../../__generated__/useBlockCallsCreateMutation.graphql.ts';
import type {
  ArrangedBlockInput,
  useBlockCallsArrangeMutation,
} from '../../__generated__/useBlockCallsArrangeMutation.graphql.ts';
import type { useBlockCallsDeleteMutation } from '../../__generated__/useBlockCallsDeleteMutation.graphql.ts';
import type { useBlockCallsTakeMutation } from '../../__generated__/useBlockCallsTakeMutation.graphql.ts';
import type { useBlockCallsRestoreMutation } from '../../__generated__/useBlockCallsRestoreMutation.graphql.ts';

export type NewBlock = Omit<CreateLessonBlockInput, 'courseId' | 'lessonId'>;

export interface BlockCalls {
  /** Resolves to the global id; null on failure. */
  create: (block: NewBlock) => Promise<string | null>;
  /** Copies a library entry; resolves to the global ids of the copies. */
  copyFromLibrary: (
    entryId: string,
    behindId: string | null | undefined,
  ) => Promise<readonly string[] | null>;
  /** `order`: all ids in the new order, shown optimistically. */
  reorder: (blocks: readonly ArrangedBlockInput[], order?: readonly string[]) => Promise<boolean>;
  remove: (ids: readonly string[]) => Promise<boolean>;
  restore: (ids: readonly string[]) => Promise<boolean>;
}

export function useBlockCalls(courseId: string, lessonId: string): BlockCalls {
  const [create] = useReportedMutation<useBlockCallsCreateMutation>(graphql`
    mutation useBlockCallsCreateMutation($input: CreateLessonBlockInput!) {
      createLessonBlock(input: $input) {
        lessonBlock {
          id
        }
        lesson {
          ...LessonConstructor_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  const [take] = useReportedMutation<useBlockCallsTakeMutation>(graphql`
    mutation useBlockCallsTakeMutation($input: CopyLibraryBlocksInput!) {
      copyLibraryBlocks(input: $input) {
        blockIds
        lesson {
          ...LessonConstructor_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  const [arrange] = useReportedMutation<useBlockCallsArrangeMutation>(graphql`
    mutation useBlockCallsArrangeMutation($input: ArrangeLessonBlocksInput!) {
      arrangeLessonBlocks(input: $input) {
        lesson {
          id
          closeBlockIds
          blocks {
            id
            sort
            status
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const [remove] = useReportedMutation<useBlockCallsDeleteMutation>(graphql`
    mutation useBlockCallsDeleteMutation($input: DeleteLessonBlocksInput!) {
      deleteLessonBlocks(input: $input) {
        lesson {
          closeBlockIds
          ...LessonConstructor_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  const [restore] = useReportedMutation<useBlockCallsRestoreMutation>(graphql`
    mutation useBlockCallsRestoreMutation($input: RestoreLessonBlocksInput!) {
      restoreLessonBlocks(input: $input) {
        lesson {
          ...LessonConstructor_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  const at = { courseId, lessonId };
  const named = (ids: readonly string[]) => ({ input: { ...at, blockIds: [...ids] } });
  return {
    create: async (block) =>
      (await create({ input: { ...at, ...block } }))?.lessonBlock?.id ?? null,
    copyFromLibrary: async (id, behindId) => {
      const input = { ...at, id, ...(behindId !== undefined && { behindId }) };
      return (await take({ input }))?.blockIds ?? null;
    },
    reorder: async (blocks, order) => {
      const optimisticUpdater = (store: RecordSourceProxy) => {
        const lesson = store.get(lessonId);
        const shown = order?.flatMap((id) => store.get(id) ?? []);
        if (shown) lesson?.setLinkedRecords(shown, 'blocks');
        for (const { id, status } of blocks) {
          if (status != null) store.get(id)?.setValue(status, 'status');
        }
      };
      const input = { ...at, blocks: [...blocks] };
      return (await arrange({ input }, { optimisticUpdater })) !== null;
    },
    remove: async (ids) => (await remove(named(ids))) !== null,
    restore: async (ids) => (await restore(named(ids))) !== null,
  };
}
