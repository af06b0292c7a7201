// The bulk mutations of courses, sent in pieces that the server takes; the lists that are known here follow.
import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { succeeded } from '../kit/answer.ts';
import { inPieces, slices, type Chosen } from '../kit/bulk.ts';
import { outcomeOf, type Outcome } from '../kit/outcome.ts';
import { useMutation } from '../kit/useMutation.ts';
import { useAlerts } from '../ui/index.ts';
import { countMoves, type CourseMove } from './courseCounts.ts';
import type { ListedCourse } from './useCourseActions.tsx';
import type {
  CourseMatch,
  CourseSelection,
  CourseStatus,
  useCourseMutationsStatusMutation,
} from '../__generated__/useCourseMutationsStatusMutation.graphql.ts';
import type { useCourseMutationsDeleteBundleMutation } from '../__generated__/useCourseMutationsDeleteBundleMutation.graphql.ts';
import type { useCourseMutationsDeleteMutation } from '../__generated__/useCourseMutationsDeleteMutation.graphql.ts';
import type { useCourseMutationsRestoreMutation } from '../__generated__/useCourseMutationsRestoreMutation.graphql.ts';
import type { useCourseMutationsOneStatusMutation } from '../__generated__/useCourseMutationsOneStatusMutation.graphql.ts';

/** The statuses that bulk actions set. */
export type SettableStatus = 'VISIBLE' | 'DRAFT' | 'CLOSE';

type ChosenCourses = Chosen<CourseMatch>;

export function useCourseMutations({
  companyId,
  connectionId,
  setProgress,
}: {
  companyId: string;
  connectionId: string | null;
  setProgress: (progress: number | undefined | null) => void;
}): {
  /** Answer null when nothing went through. `listed` are the courses whose status is known here. */
  setStatus: (
    chosen: ChosenCourses,
    status: SettableStatus,
    listed: readonly ListedCourse[],
  ) => Promise<Outcome | null>;
  /** Gives courses the status that they have here; answers whether it worked. */
  resetStatuses: (courses: readonly ListedCourse[]) => Promise<boolean>;
  remove: (chosen: ChosenCourses, listed: readonly ListedCourse[]) => Promise<Outcome | null>;
  restore: (chosen: ChosenCourses) => Promise<Outcome | null>;
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
        skipped {
          ...outcome_skipped
        }
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
        deletion
        skipped {
          ...outcome_skipped
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [commitDeleteBundle] = useMutation<useCourseMutationsDeleteBundleMutation>(graphql`
    mutation useCourseMutationsDeleteBundleMutation(
      $input: DeleteCourseInput!
      $connections: [ID!]!
    ) {
      deleteCourse(input: $input) {
        deletedCourseId @deleteEdge(connections: $connections)
        userErrors {
          message
        }
      }
    }
  `);
  const [commitRestore] = useMutation<useCourseMutationsRestoreMutation>(graphql`
    mutation useCourseMutationsRestoreMutation($input: RestoreCoursesInput!) {
      restoreCourses(input: $input) {
        courses {
          id
          status
        }
        restoredCount
        skipped {
          ...outcome_skipped
        }
        userErrors {
          message
        }
      }
    }
  `);

  const sendAll = async (
    chosen: ChosenCourses,
    send: (courses: CourseSelection) => Promise<Outcome | null>,
  ): Promise<Outcome | null> => {
    const outcome = await inPieces(chosen, send, (index, count) =>
      setProgress(count > 1 ? (index / count) * 100 : undefined),
    );
    setProgress(null);
    return outcome;
  };

  const resetStatuses = async (courses: readonly ListedCourse[]): Promise<boolean> => {
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

  const followDeletion = (
    store: RecordSourceSelectorProxy,
    ids: readonly string[],
    listed: readonly ListedCourse[],
  ) => {
    countMoves(store, connectionId, movesOf(ids, listed, 'DELETED'));
    store.get(companyId)?.invalidateRecord();
  };

  const removeBundle = async (id: string, listed: readonly ListedCourse[]) => {
    const answer = await commitDeleteBundle({
      variables: { input: { id }, connections },
      updater: (store) => {
        if (store.getRootField('deleteCourse')?.getValue('deletedCourseId')) {
          followDeletion(store, [id], listed);
        }
      },
    });
    if (!succeeded(answer, alerts)) return null;
    return outcomeOf({ count: 1, ids: [id], skipped: [] });
  };

  return {
    resetStatuses,

    setStatus: (chosen, status, listed) =>
      sendAll(chosen, async (courses) => {
        const answer = await commitStatus({
          variables: { input: { companyId, courses, status }, connections },
          updater: (store) => {
            const changed =
              store.getRootField('changeCourseStatus')?.getLinkedRecords('courses') ?? [];
            const ids = changed.map((course) => course.getDataID());
            countMoves(store, connectionId, movesOf(ids, listed, status));
            // Lists of other tabs and filters are no longer right.
            store.get(companyId)?.invalidateRecord();
          },
        });
        if (!succeeded(answer, alerts)) return null;
        const { courses: changed, changedCount, skipped } = answer.response.changeCourseStatus;
        return outcomeOf({ count: changedCount, skipped, ids: changed.map(({ id }) => id) });
      }),

    remove: async (chosen, listed) => {
      const bundle = onlyBundle(chosen, listed);
      if (bundle !== null) return removeBundle(bundle, listed);
      return sendAll(chosen, async (courses) => {
        const answer = await commitDelete({
          variables: { input: { companyId, courses }, connections },
          updater: (store) => {
            const ids = store.getRootField('deleteCourses')?.getValue('deletedCourseIds') as
              | string[]
              | undefined;
            followDeletion(store, ids ?? [], listed);
          },
        });
        if (!succeeded(answer, alerts)) return null;
        const { deletedCourseIds, deletedCount, ...told } = answer.response.deleteCourses;
        return outcomeOf({ count: deletedCount, ids: deletedCourseIds, ...told });
      });
    },

    restore: (chosen) =>
      sendAll(chosen, async (courses) => {
        const answer = await commitRestore({
          variables: { input: { companyId, courses } },
          updater: (store) => store.get(companyId)?.invalidateRecord(),
        });
        if (!succeeded(answer, alerts)) return null;
        const { restoredCount, skipped } = answer.response.restoreCourses;
        return outcomeOf({ count: restoredCount, skipped });
      }),
  };
}

/** Bundles are deleted one by one: work on many passes them over. */
function onlyBundle({ ids }: ChosenCourses, listed: readonly ListedCourse[]): string | null {
  const [id, ...others] = ids ?? [];
  if (id === undefined || others.length > 0) return null;
  return listed.some((course) => course.id === id && course.entityType === 'BUNDLE') ? id : null;
}

/** The courses of which it is known what they were. */
const movesOf = (
  ids: readonly string[],
  listed: readonly ListedCourse[],
  to: CourseStatus,
): CourseMove[] =>
  listed.filter(({ id }) => ids.includes(id)).map(({ status }) => ({ from: status, to }));
