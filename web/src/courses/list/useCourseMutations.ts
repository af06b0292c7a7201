// The bulk mutations of courses, sent in batches of the server's limit, with updates of the lists in the store.
import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { useBulkMutation, useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { inBatches, idBatches, type BulkSelection } from '../../kit/relay/bulk.ts';
import { outcomeOf, type Outcome } from '../../kit/relay/outcome.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import { updateCourseCounts, type CourseMove } from './courseCounts.ts';
import type { ListedCourse } from './useCourseActions.tsx';
import type {
  CourseMatch,
  CourseSelection,
  CourseStatus,
  useCourseMutationsStatusMutation,
} from '../../__generated__/useCourseMutationsStatusMutation.graphql.ts';
import type { useCourseMutationsDeleteBundleMutation } from '../../__generated__/useCourseMutationsDeleteBundleMutation.graphql.ts';
import type { useCourseMutationsDeleteMutation } from '../../__generated__/useCourseMutationsDeleteMutation.graphql.ts';
import type { useCourseMutationsRestoreMutation } from '../../__generated__/useCourseMutationsRestoreMutation.graphql.ts';
import type { useCourseMutationsOneStatusMutation } from '../../__generated__/useCourseMutationsOneStatusMutation.graphql.ts';

/** The statuses that bulk actions can set. */
export type SettableStatus = 'VISIBLE' | 'DRAFT' | 'CLOSE';

type ChosenCourses = BulkSelection<CourseMatch>;

export function useCourseMutations({
  companyId,
  connectionId,
  setProgress,
}: {
  companyId: string;
  connectionId: string | null;
  setProgress: (progress: number | undefined | null) => void;
}): {
  /**
   * These resolve to null if nothing was changed. `listed` are the loaded courses, whose status is known.
   */
  setStatus: (
    chosen: ChosenCourses,
    status: SettableStatus,
    listed: readonly ListedCourse[],
  ) => Promise<Outcome | null>;
  /** Sets each course to the status it has in `courses`; resolves to whether it succeeded. */
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
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const [commitOneStatus] = useMutation<useCourseMutationsOneStatusMutation>(graphql`
    mutation useCourseMutationsOneStatusMutation($input: UpdateCourseInput!, $connections: [ID!]!) {
      updateCourse(input: $input) {
        course {
          id @deleteEdge(connections: $connections)
          status
        }
        ...userErrors_payload
      }
    }
  `);
  const commitDelete = useBulkMutation<useCourseMutationsDeleteMutation>(
    graphql`
      mutation useCourseMutationsDeleteMutation($input: DeleteCoursesInput!, $connections: [ID!]!) {
        deleteCourses(input: $input) {
          deletedCourseIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ deletedCourseIds }) => deletedCourseIds,
  );
  const [commitDeleteBundle] = useReportedMutation<useCourseMutationsDeleteBundleMutation>(graphql`
    mutation useCourseMutationsDeleteBundleMutation(
      $input: DeleteCourseInput!
      $connections: [ID!]!
    ) {
      deleteCourse(input: $input) {
        deletedCourseId @deleteEdge(connections: $connections)
        ...userErrors_payload
      }
    }
  `);
  const commitRestore = useBulkMutation<useCourseMutationsRestoreMutation>(graphql`
    mutation useCourseMutationsRestoreMutation($input: RestoreCoursesInput!) {
      restoreCourses(input: $input) {
        courses {
          id
          status
        }
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);

  const sendAll = async (
    chosen: ChosenCourses,
    send: (courses: CourseSelection) => Promise<Outcome | null>,
  ): Promise<Outcome | null> => {
    const outcome = await inBatches(chosen, send, (index, count) =>
      setProgress(count > 1 ? (index / count) * 100 : undefined),
    );
    setProgress(null);
    return outcome;
  };

  const resetStatuses = async (courses: readonly ListedCourse[]): Promise<boolean> => {
    for (const status of ['VISIBLE', 'DRAFT', 'CLOSE', 'START', 'TRIAL'] as const) {
      const those = courses.filter((course) => course.status === status);
      // Bulk actions support three statuses and no bundles: the others are updated one by one.
      const isAlone = ({ entityType }: ListedCourse) =>
        status === 'START' || status === 'TRIAL' || entityType === 'BUNDLE';
      const [alone, together] = [those.filter(isAlone), those.filter((one) => !isAlone(one))];
      const answers = await Promise.all([
        ...alone.map(({ id }) =>
          commitOneStatus({ variables: { input: { id, status }, connections: [] } }),
        ),
        ...(status === 'START' || status === 'TRIAL'
          ? []
          : idBatches(together.map(({ id }) => id)).map((ids) =>
              commitStatus({
                variables: { input: { companyId, courses: { ids }, status }, connections: [] },
              }),
            )),
      ]);
      if (!answers.every((answer) => answer.userErrors.length === 0)) {
        alerts.error('Не удалось вернуть статусы. Обновите страницу и проверьте их');
        return false;
      }
    }
    return true;
  };

  /** Updates the shown list and invalidates the company's other lists. */
  const follow = (
    store: RecordSourceSelectorProxy,
    ids: readonly string[],
    listed: readonly ListedCourse[],
    to: CourseStatus,
  ) => {
    updateCourseCounts(store, connectionId, movesOf(ids, listed, to));
    store.get(companyId)?.invalidateRecord();
  };

  const setBundleStatus = async (
    id: string,
    status: SettableStatus,
    listed: readonly ListedCourse[],
  ) => {
    const answer = await commitOneStatus({
      variables: { input: { id, status }, connections },
      updater: (store) => {
        const changed = store.getRootField('updateCourse')?.getLinkedRecord('course');
        if (changed) follow(store, [id], listed, status);
      },
    });
    return succeeded(answer, alerts) ? bundleOutcome(id) : null;
  };

  const removeBundle = async (id: string, listed: readonly ListedCourse[]) => {
    const updater = (store: RecordSourceSelectorProxy) => {
      if (store.getRootField('deleteCourse')?.getValue('deletedCourseId')) {
        follow(store, [id], listed, 'DELETED');
      }
    };
    const gone = await commitDeleteBundle({ input: { id }, connections }, { updater });
    return gone && bundleOutcome(id);
  };

  return {
    resetStatuses,

    setStatus: async (chosen, status, listed) => {
      const bundle = onlyBundle(chosen, listed);
      if (bundle !== null) return setBundleStatus(bundle, status, listed);
      return sendAll(chosen, async (courses) => {
        const answer = await commitStatus({
          variables: { input: { companyId, courses, status }, connections },
          updater: (store) => {
            const changed =
              store.getRootField('changeCourseStatus')?.getLinkedRecords('courses') ?? [];
            const ids = changed.map((course) => course.getDataID());
            follow(store, ids, listed, status);
          },
        });
        if (!succeeded(answer, alerts)) return null;
        const { changeCourseStatus } = answer.response;
        return outcomeOf(changeCourseStatus, changeCourseStatus.courses);
      });
    },

    remove: async (chosen, listed) => {
      const bundle = onlyBundle(chosen, listed);
      if (bundle !== null) return removeBundle(bundle, listed);
      return sendAll(chosen, (courses) =>
        commitDelete(
          { input: { companyId, courses }, connections },
          {
            updater: (store) => {
              const ids = store.getRootField('deleteCourses')?.getValue('deletedCourseIds') as
                | string[]
                | undefined;
              follow(store, ids ?? [], listed, 'DELETED');
            },
          },
        ),
      );
    },

    restore: (chosen) =>
      sendAll(chosen, (courses) =>
        commitRestore({ input: { companyId, courses } }, { updater: invalidateLists(companyId) }),
      ),
  };
}

/**
 * The id of a single selected bundle: it is updated and deleted by itself, since bulk actions skip bundles.
 */
function onlyBundle({ ids }: ChosenCourses, listed: readonly ListedCourse[]): string | null {
  const [id, ...others] = ids ?? [];
  if (id === undefined || others.length > 0) return null;
  return listed.some((course) => course.id === id && course.entityType === 'BUNDLE') ? id : null;
}

const bundleOutcome = (id: string): Outcome => ({
  count: 1,
  ids: [id],
  skipped: [],
  deletions: null,
});

/** The status changes of courses whose previous status is known. */
const movesOf = (
  ids: readonly string[],
  listed: readonly ListedCourse[],
  to: CourseStatus,
): CourseMove[] =>
  listed.filter(({ id }) => ids.includes(id)).map(({ status }) => ({ from: status, to }));
