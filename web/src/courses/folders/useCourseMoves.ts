// Moves courses into a folder or out of all folders, with undo, which skips courses that others have moved since.
import { graphql, useFragment } from 'react-relay';
import { useBulkMutation } from '../../kit/relay/useReportedMutation.ts';
import { inBatches, type SelectedRows } from '../../kit/relay/bulk.ts';
import { outcomeOfAll, reportOutcome, type Nouns, type Outcome } from '../../kit/relay/outcome.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { countOf, useAlerts, useConfirm } from '../../ui/index.ts';
import type {
  CourseMatch,
  useCourseMovesIntoMutation,
} from '../../__generated__/useCourseMovesIntoMutation.graphql.ts';
import type { useCourseMoves_courses$key } from '../../__generated__/useCourseMoves_courses.graphql.ts';
import type { useCourseMovesOutMutation } from '../../__generated__/useCourseMovesOutMutation.graphql.ts';

type Moved = SelectedRows<CourseMatch>;

interface Folder {
  readonly id: string;
  readonly name: string;
}

export function useCourseMoves({
  companyId,
  listed,
  refresh,
}: {
  companyId: string;
  /** The rows loaded so far. */
  listed: useCourseMoves_courses$key;
  refresh: () => void;
}) {
  const courses = useFragment<useCourseMoves_courses$key>(
    graphql`
      fragment useCourseMoves_courses on Course @relay(plural: true) {
        id
        databaseId
        folderCourse {
          id
        }
      }
    `,
    listed,
  );
  const alerts = useAlerts();
  const confirm = useConfirm();
  const into = useBulkMutation<useCourseMovesIntoMutation>(
    graphql`
      mutation useCourseMovesIntoMutation($input: MoveCoursesToFolderInput!) {
        moveCoursesToFolder(input: $input) {
          courses {
            id
          }
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ courses }) => courses,
  );
  const out = useBulkMutation<useCourseMovesOutMutation>(
    graphql`
      mutation useCourseMovesOutMutation($input: RemoveCoursesFromFolderInput!) {
        removeCoursesFromFolder(input: $input) {
          courses {
            id
          }
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ courses }) => courses,
  );

  // Lists in the store show the old folders.
  const updater = invalidateLists(companyId);
  /** `from` restricts the move to courses that are in this folder; undefined doesn't. */
  const send = (
    chosen: SelectedRows<CourseMatch>['chosen'],
    folderId: string | null,
    from?: string | null,
  ): Promise<Outcome | null> =>
    inBatches(chosen, (courses) =>
      folderId === null
        ? out({ input: { companyId, courses, folderId: from } }, { updater })
        : into({ input: { companyId, courses, folderId, fromFolderId: from } }, { updater }),
    );

  const folderOf = (id: string): string | null =>
    courses.find((course) => course.id === id)?.folderCourse?.id ?? null;
  const putBack = async (places: ReadonlyMap<string | null, string[]>, from: string | null) => {
    const outcomes: Outcome[] = [];
    for (const [folder, ids] of places) {
      // These courses were in the folder before.
      if (folder === from) continue;
      const outcome = await send({ ids }, folder, from);
      if (outcome === null) break;
      outcomes.push(withElsewhere(outcome, ids.length));
    }
    const outcome = outcomeOfAll(outcomes);
    if (outcome === null) return;
    reportOutcome(alerts, outcome, { done: 'Возвращено на место', nouns });
    if (outcome.count > 0) refresh();
  };

  /** A null folder means none. Resolves to whether any course was moved. */
  const move = async (moved: Moved, folder: Folder | null): Promise<boolean> => {
    if (moved.chosen.matching != null) {
      const courses = countOf(moved.count, nouns);
      const sure = await confirm({
        title: folder
          ? `Переместить в «${folder.name}»: ${courses}?`
          : `Убрать из папок: ${courses}?`,
        description:
          'Папка изменится у всех курсов, которые подходят под фильтр. Вернуть их можно будет только вручную.',
      });
      if (!sure) return false;
    }
    const places = Map.groupBy(moved.chosen.ids ?? [], folderOf);
    const outcome = await send(moved.chosen, folder?.id ?? null);
    if (outcome === null) return false;
    const { ids } = outcome;
    reportOutcome(alerts, outcome, {
      done: folder ? `Перемещено в «${folder.name}»` : 'Убрано из папок',
      nouns,
      // The former folders are known only of loaded rows.
      undo:
        moved.chosen.ids == null || ids === null
          ? undefined
          : () => void putBack(places, folder?.id ?? null),
    });
    if (outcome.count > 0) refresh();
    return outcome.count > 0;
  };
  return {
    move,
    folderOf,
    /** The global id of a loaded course. */
    idOf: (databaseId: number) =>
      courses.find((course) => course.databaseId === databaseId)?.id ?? null,
  };
}

const nouns: Nouns = ['курс', 'курса', 'курсов'];

/**
 * The server doesn't report courses that are no longer in the folder `from`: count them as skipped.
 */
function withElsewhere(outcome: Outcome, requestedCount: number): Outcome {
  const { count, skipped } = outcome;
  const reportedCount = (skipped ?? []).reduce((sum, each) => sum + each.count, count);
  if (reportedCount >= requestedCount) return outcome;
  const elsewhere = {
    code: 'elsewhere',
    message: 'уже в другой папке',
    count: requestedCount - reportedCount,
    names: [],
  };
  return { ...outcome, skipped: [...(skipped ?? []), elsewhere] };
}
