// The bulk mutations of courses: sent in pieces that the server takes, with what undoes each.
import { graphql } from 'react-relay';
import { succeeded } from '../kit/answer.ts';
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

/** The most ids that one request may name. */
const pieceSize = 1000;

export function useCourseMutations({
  companyId,
  connectionId,
  setProgress,
}: {
  companyId: string;
  connectionId: string;
  setProgress: (progress: number | undefined | null) => void;
}): {
  setStatus: (chosen: Chosen, status: SettableStatus) => Promise<Done | null>;
  remove: (chosen: Chosen) => Promise<Done | null>;
} {
  const alerts = useAlerts();
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

  /** Sends one request a piece; stops at the first that fails. Answers how many courses all of them changed. */
  const inPieces = async (
    chosen: Chosen,
    send: (courses: CourseSelection) => Promise<number | null>,
  ): Promise<number | null> => {
    const pieces = piecesOf(chosen);
    let count: number | null = null;
    for (const [index, piece] of pieces.entries()) {
      setProgress(pieces.length > 1 ? (index / pieces.length) * 100 : undefined);
      const changed = await send(piece);
      if (changed === null) break;
      count = (count ?? 0) + changed;
    }
    setProgress(null);
    return count;
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
      const count = await inPieces(chosen, async (courses) => {
        const answer = await commitStatus({
          variables: { input: { companyId, courses, status }, connections: [connectionId] },
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
      const count = await inPieces(chosen, async (courses) => {
        const answer = await commitDelete({
          variables: { input: { companyId, courses }, connections: [connectionId] },
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

function piecesOf(chosen: Chosen): CourseSelection[] {
  if (chosen.kind === 'matching') return [{ matching: chosen.match }];
  return slices(chosen.courses.map(({ id }) => id)).map((ids) => ({ ids }));
}

function slices(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / pieceSize);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * pieceSize, (index + 1) * pieceSize),
  );
}

function moveOf(from: CourseStatus | undefined, to: CourseStatus | null) {
  return from === undefined ? [] : [{ from, to }];
}
