// Actions on lessons and layers of a course: publish, hide and delete with undo; deleting a layer asks for
// confirmation.
import { startTransition } from 'react';
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { inBatches } from '../../kit/relay/bulk.ts';
import { outcomeOf, reportOutcome } from '../../kit/relay/outcome.ts';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useTrash } from '../../kit/actions/useTrash.ts';
import { countOf, plural, useAlerts } from '../../ui/index.ts';
import type { useContentActionsDeleteMutation } from '../../__generated__/useContentActionsDeleteMutation.graphql.ts';
import type { useContentActionsLayerMutation } from '../../__generated__/useContentActionsLayerMutation.graphql.ts';
import type { useContentActionsRestoreMutation } from '../../__generated__/useContentActionsRestoreMutation.graphql.ts';
import type {
  CourseStatus,
  useContentActionsStatusMutation,
} from '../../__generated__/useContentActionsStatusMutation.graphql.ts';

export const lessonForms = ['урок', 'урока', 'уроков'] as const;

/** The statuses that can be set for many lessons at once. */
export type SettableStatus = Extract<CourseStatus, 'VISIBLE' | 'DRAFT' | 'CLOSE'>;

const done: Record<SettableStatus, string> = {
  VISIBLE: 'Показано ученикам',
  DRAFT: 'Переведено в черновики',
  CLOSE: 'Скрыто',
};

export function useContentActions(courseId: string, refresh: () => void) {
  const alerts = useAlerts();
  const [sendStatus] = useMutation<useContentActionsStatusMutation>(graphql`
    mutation useContentActionsStatusMutation($input: ChangeLessonStatusInput!) {
      changeLessonStatus(input: $input) {
        lessons {
          id
          status
          version
        }
        changedCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [sendDeletion] = useMutation<useContentActionsDeleteMutation>(graphql`
    mutation useContentActionsDeleteMutation($input: DeleteLessonsInput!) {
      deleteLessons(input: $input) {
        course {
          ...ContentTab_course
        }
        deletedLessonIds
        deletedCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [sendRestoration] = useMutation<useContentActionsRestoreMutation>(graphql`
    mutation useContentActionsRestoreMutation($input: RestoreLessonsInput!) {
      restoreLessons(input: $input) {
        course {
          ...ContentTab_course
        }
        restoredCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const removeLayer = usePermanentDelete<useContentActionsLayerMutation>(graphql`
    mutation useContentActionsLayerMutation($input: DeleteBlockLayerInput!) {
      deleteBlockLayer(input: $input) {
        course {
          ...ContentTab_course
        }
        ...userErrors_payload
      }
    }
  `);
  const trash = useTrash<never>({
    nouns: lessonForms,
    listFollows: false,
    refresh,
    send: {
      remove: (chosen) =>
        inBatches(chosen, async ({ ids }) => {
          const answer = await sendDeletion({
            variables: { input: { courseId, lessonIds: ids ?? [] } },
          });
          if (!succeeded(answer, alerts)) return null;
          const { deletedLessonIds, deletedCount, skipped } = answer.response.deleteLessons;
          return outcomeOf({ count: deletedCount, ids: deletedLessonIds, skipped });
        }),
      restore: (chosen) =>
        inBatches(chosen, async ({ ids }) => {
          const answer = await sendRestoration({
            variables: { input: { courseId, lessonIds: ids ?? [] } },
          });
          if (!succeeded(answer, alerts)) return null;
          const { restoredCount, skipped } = answer.response.restoreLessons;
          return outcomeOf({ count: restoredCount, skipped });
        }),
    },
  });
  return {
    setStatus: async (ids: readonly string[], status: SettableStatus): Promise<boolean> => {
      const outcome = await inBatches({ ids }, async (piece) => {
        const answer = await sendStatus({
          variables: { input: { courseId, lessonIds: piece.ids ?? [], status } },
        });
        if (!succeeded(answer, alerts)) return null;
        const { changedCount, skipped } = answer.response.changeLessonStatus;
        return outcomeOf({ count: changedCount, skipped });
      });
      if (outcome === null) return false;
      reportOutcome(alerts, outcome, { done: done[status], nouns: lessonForms });
      return outcome.count > 0;
    },
    removeLessons: (ids: readonly string[]) =>
      trash.remove({ chosen: { ids: [...ids] }, count: ids.length }),
    restoreLessons: (ids: readonly string[]) =>
      trash.restore({ chosen: { ids: [...ids] }, count: ids.length }),
    removeLayer: async (layer: { id: string; title: string }, lessons: number) => {
      const isGone = await removeLayer({
        title: `Удалить тему «${layer.title}»?`,
        description: `Вместе с темой удалятся слои в ней. ${leftOf(lessons)}`,
        variables: { input: { courseId, id: layer.id } },
        done: `Тема «${layer.title}» удалена`,
      });
      if (isGone) startTransition(refresh);
    },
  };
}

/** What happens to the lessons of a deleted layer. */
const leftOf = (lessons: number): string =>
  lessons === 0
    ? 'Уроков в ней нет.'
    : `${countOf(lessons, lessonForms)} ${plural(lessons, ['останется', 'останутся', 'останутся'])} в курсе, на том же месте.`;
