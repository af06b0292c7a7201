// Actions on lessons and layers of a course: publish, hide and delete with undo; deleting a layer asks for
// confirmation.
import { startTransition } from 'react';
import { graphql } from 'react-relay';
import { useBulkMutation } from '../../kit/relay/useReportedMutation.ts';
import { inBatches, type BulkSelection } from '../../kit/relay/bulk.ts';
import { reportOutcome } from '../../kit/relay/outcome.ts';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import { useTrash } from '../../kit/actions/useTrash.ts';
import { countOf, plural, useAlerts } from '../../ui/index.ts';
import type { useContentActionsDeleteMutation } from '../../__generated__/useContentActionsDeleteMutation.graphql.ts';
import type { useContentActionsLayerMutation } from '../../__generated__/useContentActionsLayerMutation.graphql.ts';
import type { useContentActionsRestoreMutation } from '../../__generated__/useContentActionsRestoreMutation.graphql.ts';
import type {
  CourseStatus,
  useContentActionsStatusMutation,
} from '../../__generated__/useContentActionsStatusMutation.graphql.ts';

export const lessonNouns = ['урок', 'урока', 'уроков'] as const;

/** The statuses that can be set for many lessons at once. */
export type SettableStatus = Extract<CourseStatus, 'VISIBLE' | 'DRAFT' | 'CLOSE'>;

const done: Record<SettableStatus, string> = {
  VISIBLE: 'Показано ученикам',
  DRAFT: 'Переведено в черновики',
  CLOSE: 'Скрыто',
};

export function useContentActions(courseId: string, refresh: () => void) {
  const alerts = useAlerts();
  const sendStatus = useBulkMutation<useContentActionsStatusMutation>(graphql`
    mutation useContentActionsStatusMutation($input: ChangeLessonStatusInput!) {
      changeLessonStatus(input: $input) {
        lessons {
          id
          status
          version
        }
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const sendDeletion = useBulkMutation<useContentActionsDeleteMutation>(
    graphql`
      mutation useContentActionsDeleteMutation($input: DeleteLessonsInput!) {
        deleteLessons(input: $input) {
          course {
            ...ContentTab_course
          }
          deletedLessonIds
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ deletedLessonIds }) => deletedLessonIds,
  );
  const sendRestoration = useBulkMutation<useContentActionsRestoreMutation>(graphql`
    mutation useContentActionsRestoreMutation($input: RestoreLessonsInput!) {
      restoreLessons(input: $input) {
        course {
          ...ContentTab_course
        }
        ...outcome_payload
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
  const inputOf = ({ ids }: BulkSelection<unknown>) => ({ courseId, lessonIds: ids ?? [] });
  const trash = useTrash<never>({
    nouns: lessonNouns,
    listFollows: false,
    refresh,
    send: {
      remove: (chosen) => inBatches(chosen, (piece) => sendDeletion({ input: inputOf(piece) })),
      restore: (chosen) => inBatches(chosen, (piece) => sendRestoration({ input: inputOf(piece) })),
    },
  });
  return {
    setStatus: async (ids: readonly string[], status: SettableStatus): Promise<boolean> => {
      const outcome = await inBatches({ ids }, (piece) =>
        sendStatus({ input: { ...inputOf(piece), status } }),
      );
      if (outcome === null) return false;
      reportOutcome(alerts, outcome, { done: done[status], nouns: lessonNouns });
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
    : `${countOf(lessons, lessonNouns)} ${plural(lessons, ['останется', 'останутся', 'останутся'])} в курсе, на том же месте.`;
