// The bulk mutations of courses: sent in pieces that the server takes, with what undoes each.
import { graphql } from 'react-relay';
import { succeeded } from '../kit/answer.ts';
import { inPieces, slices } from '../kit/bulk.ts';
import { useMutation } from '../kit/useMutation.ts';
import { useAlerts } from '../ui/index.ts';
import { countMoves } from './courseCounts.ts';
import type { ListedCourse } from './useCourseActions.ts';
import type {
  CourseMatch,
  CourseSelection,
  CourseStatus,
  useCourseMutationsStatusMutation,
} from '../__generated__/useCourseMutationsStatusMutation.graphql.ts';
import type { useCourseMutationsDeleteMutation } from '../__generated__/useCourseMutationsDeleteMutation.graphql.ts';
import type { useCourseMutationsRestoreMutation } from '../__generated__/useCourseMutationsRestoreMutation.graphql.ts';
import type { useCourseMutationsOneStatusMutation } from '../__generated__/useCourseMutationsOneStatusMutation.graphql.ts';

/** The statuses that bulk actions set. */
export type SettableStatus = 'VISIBLE' | 'DRAFT' | 'CLOSE';

export type Chosen =
  | { kind: 'named'; courses: readonly ListedCourse[] }
  | { kind: 'matching'; match: CourseMatch; count: number };

export interface Done {
  count: number;
  /** Takes it back; null where the server can't. Answers whether it worked. */
  undo: (() => Promise<boolean>) | null;
}

export function useCourseMutations({
  companyId,
  connectionId,
  setProgress,
}: {
  companyId: string;
  connectionId: string | null;
  setProgress: (progress: number | undefined | null) => void;
}): {
  setStatus: (chosen: Chosen, status: SettableStatus) => Promise<Done | null>;
  remove: (chosen: Chosen) => Promise<Done | null>;
} {
  const alerts = useAlerts();
  const connections = connectionId === null ? [] : [connectionId];
  const [commitStatus] = useMutation<useCourseMutationsStatusMutation>(graphql`
    mutation useCourseMutationsStatusMutation(
      $input: ChangeCourseStatusInput!
      $connections: [ID!]!
    ) {
      changeCourseStatus(input: $input) {
        courses {
          id @deleteEdge(connections: $connections)
          status
        }
        changedCount
        userErrors {
          message
        }
      }
    }
  `);
  const [commitOneStatus] = useMutation<useCourseMutationsOneStatusMutation>(graphql`
    mutation useCourseMutationsOneStatusMutation($input: UpdateCourseInput!) {
      updateCourse(input: $input) {
        course {
          id
          status
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [commitDelete] = useMutation<useCourseMutationsDeleteMutation>(graphql`
    mutation useCourseMutationsDeleteMutation($input: DeleteCoursesInput!, $connections: [ID!]!) {
      deleteCourses(input: $input) {
        deletedCourseIds @deleteEdge(connections: $connections)
        deletedCount
        userErrors {
          message
        }
      }
    }
  `);
  const [commitRestore] = useMutation<useCourseMutationsRestoreMutation>(graphql`
    mutation useCourseMutationsRestoreMutation($input: RestoreCoursesInput!) {
      restoreCourses(input: $input) {
        restoredCount
        userErrors {
          message
        }
      }
    }
  `);

  /** Answers how many courses were changed; null when none were. */
  const sendAll = async (
    chosen: Chosen,
    send: (courses: CourseSelection) => Promise<number | null>,
  ): Promise<number | null> => {
    const counts = await inPieces(selectionOf(chosen), send, (index, count) =>
      setProgress(count > 1 ? (index / count) * 100 : undefined),
    );
    setProgress(null);
    return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count);
  };

  const restoreStatuses = async (courses: readonly ListedCourse[]): Promise<boolean> => {
    for (const status of ['VISIBLE', 'DRAFT', 'CLOSE', 'START', 'TRIAL'] as const) {
      const ids = courses.filter((course) => course.status === status).map(({ id }) => id);
      if (ids.length === 0) continue;
      // Bulk actions know three statuses; the others are set one by one.
      const answers =
        status === 'START' || status === 'TRIAL'
          ? await Promise.all(
              ids.map((id) => commitOneStatus({ variables: { input: { id, status } } })),
            )
          : await Promise.all(
              slices(ids).map((slice) =>
                commitStatus({
                  variables: {
                    input: { companyId, courses: { ids: slice }, status },
                    connections: [],
                  },
                }),
              ),
            );
      if (!answers.every((answer) => answer.userErrors.length === 0)) {
        alerts.error('Не удалось вернуть статусы. Обновите страницу и проверьте их');
        return false;
      }
    }
    return true;
  };

  return {
    setStatus: async (chosen, status) => {
      const before = new Map(
        chosen.kind === 'named' ? chosen.courses.map((course) => [course.id, course.status]) : [],
      );
      const count = await sendAll(chosen, async (courses) => {
        const answer = await commitStatus({
          variables: { input: { companyId, courses, status }, connections },
          updater: (store) => {
            const changed =
              store.getRootField('changeCourseStatus')?.getLinkedRecords('courses') ?? [];
            const moves = changed.flatMap((course) =>
              moveOf(before.get(course.getDataID()), status),
            );
            countMoves(store, connectionId, moves);
            // Lists of other tabs and filters are no longer right.
            store.get(companyId)?.invalidateRecord();
          },
        });
        return succeeded(answer, alerts) ? answer.response.changeCourseStatus.changedCount : null;
      });
      if (count === null) return null;
      return {
        count,
        undo: chosen.kind === 'named' ? () => restoreStatuses(chosen.courses) : null,
      };
    },

    remove: async (chosen) => {
      const deleted: string[] = [];
      const before = new Map(
        chosen.kind === 'named' ? chosen.courses.map((course) => [course.id, course.status]) : [],
      );
      const count = await sendAll(chosen, async (courses) => {
        const answer = await commitDelete({
          variables: { input: { companyId, courses }, connections },
          updater: (store) => {
            const ids = store.getRootField('deleteCourses')?.getValue('deletedCourseIds') as
              | string[]
              | undefined;
            countMoves(
              store,
              connectionId,
              (ids ?? []).flatMap((id) => moveOf(before.get(id), null)),
            );
            store.get(companyId)?.invalidateRecord();
          },
        });
        if (!succeeded(answer, alerts)) return null;
        const { deletedCourseIds, deletedCount } = answer.response.deleteCourses;
        deleted.push(...deletedCourseIds);
        return deletedCount;
      });
      if (count === null) return null;
      const undo = async () => {
        for (const ids of slices(deleted)) {
          const answer = await commitRestore({
            variables: { input: { companyId, courses: { ids } } },
          });
          if (!succeeded(answer, alerts)) return false;
        }
        return true;
      };
      return { count, undo: deleted.length === count ? undo : null };
    },
  };
}

const selectionOf = (chosen: Chosen) =>
  chosen.kind === 'matching'
    ? { matching: chosen.match }
    : { ids: chosen.courses.map(({ id }) => id) };

function moveOf(from: CourseStatus | undefined, to: CourseStatus | null) {
  return from === undefined ? [] : [{ from, to }];
}
