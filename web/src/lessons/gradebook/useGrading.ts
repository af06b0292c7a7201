// Saves gradebook cells: homework by decisions on submissions, offline lessons by their journal. Affected learners and
// averages are refetched.
import { useMemo } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { LessonMark } from '@kafedra/common/lessons/journal';
import type { UserError } from '../../kit/network/mutationResult.ts';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { inBatches } from '../../kit/cells/batches.ts';
import type { ChangedRow, SaveRows, RowResult } from '../../kit/cells/useCells.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useAlerts, useLatest } from '../../ui/index.ts';
import {
  gradebookStudents,
  journalPlace,
  studentsById,
  usersOf,
  workIn,
  type GradebookColumn,
  type GradebookRow,
} from './gradebookCells.ts';
import type { Grade } from './grades.ts';
import type { gradebookCells_students$key } from '../../__generated__/gradebookCells_students.graphql.ts';
import type { GradebookFilter } from '../../__generated__/courseRouteQuery.graphql.ts';
import type { useGradingAcceptMutation } from '../../__generated__/useGradingAcceptMutation.graphql.ts';
import type {
  Attendance,
  useGradingMarkMutation,
} from '../../__generated__/useGradingMarkMutation.graphql.ts';
import type { useGradingQuery } from '../../__generated__/useGradingQuery.graphql.ts';
import type { useGradingTakeBackMutation } from '../../__generated__/useGradingTakeBackMutation.graphql.ts';

/** The gateway's page limit. */
const largestPage = 100;

interface Shown {
  courseId: string;
  columns: readonly GradebookColumn[];
  search: string | null;
  filter: GradebookFilter;
}

/** A changed cell with its row and column. */
interface Change {
  row: GradebookRow;
  column: GradebookColumn;
  was: unknown;
  now: unknown;
}

/** Errors; empty on success. */
type Verdict = readonly UserError[];

export function useGrading(students: gradebookCells_students$key, view: Shown) {
  const alerts = useAlerts();
  const environment = useRelayEnvironment();
  const rows = useFragment<gradebookCells_students$key>(gradebookStudents, students);
  const shown = useLatest({ ...view, rows });
  const [accept] = useMutation<useGradingAcceptMutation>(graphql`
    mutation useGradingAcceptMutation($input: AcceptHomeworkInput!) {
      acceptHomework(input: $input) {
        homeworkWork {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const [takeBack] = useMutation<useGradingTakeBackMutation>(graphql`
    mutation useGradingTakeBackMutation($input: TakeHomeworkBackInput!) {
      takeHomeworkBack(input: $input) {
        homeworkWork {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const [mark] = useReportedMutation<useGradingMarkMutation>(graphql`
    mutation useGradingMarkMutation($input: MarkJournalInput!) {
      markJournal(input: $input) {
        cells {
          isConflict
          userErrors {
            message
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const save = useMemo(() => {
    const decide = async ({ row, column, was, now }: Change): Promise<Verdict> => {
      const work = workIn(row, column.key);
      const [before, grade] = [was as Grade | null, now as Grade | null];
      if (work === null) return [{ message: 'Работа ещё не сдана' }];
      if (grade?.state === 'ACCEPTED' && grade.points !== null) {
        const { workId: id, seenMessageId } = work;
        const input = { id, points: grade.points, seenMessageId };
        return (await accept({ variables: { input } })).userErrors;
      }
      if (before?.state !== 'ACCEPTED') return [{ message: 'Оценки ещё нет: введите баллы' }];
      return (await takeBack({ variables: { input: { id: work.workId } } })).userErrors;
    };

    /** Null when there were no changes. */
    const keepJournal = async (changes: readonly Change[]): Promise<Verdict[] | null> => {
      if (changes.length === 0) return [];
      const cells = changes.map(({ row, column, was, now }) => ({
        ...journalPlace(row, column),
        was: markInput(was),
        now: markInput(now),
      }));
      const input = { courseId: shown.current.courseId, cells };
      const payload = await mark({ input });
      if (!payload) return null;
      return payload.cells.map(({ isConflict, userErrors }) => (isConflict ? [newer] : userErrors));
    };

    const readAnew = async (changes: readonly Change[]) => {
      const { courseId, search, filter } = shown.current;
      const users = usersOf(changes.map(({ row }) => row));
      const pages = Array.from({ length: Math.ceil(users.length / largestPage) }, (_, page) =>
        users.slice(page * largestPage, (page + 1) * largestPage),
      );
      const reads = pages.map((user) =>
        fetchQuery<useGradingQuery>(environment, gradingQuery, {
          courseId,
          search,
          filter,
          of: { user },
        }).toPromise(),
      );
      // Saving succeeded, even if refetching fails.
      await Promise.all(reads).catch(() =>
        alerts.error('Журнал не обновился: перезагрузите страницу'),
      );
    };

    return inBatches(async (changed) => {
      const changes = changesIn(changed, shown.current);
      const offline = changes.filter(({ column }) => column.isOffline);
      const homework = changes.filter(({ column }) => !column.isOffline);
      const journalVerdicts = await keepJournal(offline);
      if (journalVerdicts === null) return null;
      const verdicts = new Map(
        offline.map((change, index) => [change, journalVerdicts[index] ?? []]),
      );
      for (const change of homework) {
        // oxlint-disable-next-line no-await-in-loop -- Decisions are taken one by one, as on the screen of a work.
        verdicts.set(change, await decide(change));
      }
      await readAnew(changes);
      return changed.map(({ id }) => rowResultOf(id, verdicts));
    });
  }, [accept, alerts, environment, mark, shown, takeBack]);
  return { rows, save: save satisfies SaveRows };
}

const gradingQuery = graphql`
  query useGradingQuery(
    $courseId: ID!
    $search: String
    $filter: GradebookFilter
    $of: GradebookFilter
  ) {
    node(id: $courseId) {
      ... on Course {
        # Read from the store by the fragments on the screen.
        # eslint-disable-next-line relay/unused-fields
        gradebook(first: 100, filter: $of) {
          # eslint-disable-next-line relay/unused-fields
          nodes {
            ...gradebookCells_students
          }
        }
        # eslint-disable-next-line relay/unused-fields
        gradebookColumns(search: $search, filter: $filter) {
          ...gradebookCells_columns
        }
      }
    }
  }
`;

/** The cell was changed by somebody else meanwhile. */
const newer: UserError = { message: '', code: 'newer' };

const changesIn = (
  changed: readonly ChangedRow[],
  { rows, columns }: { rows: readonly GradebookRow[]; columns: readonly GradebookColumn[] },
): Change[] => {
  const rowOf = studentsById(rows);
  const columnOf = new Map(columns.map((column) => [column.key, column]));
  return changed.flatMap(({ id, was, now }) =>
    Object.keys(now).flatMap((key) => {
      const [row, column] = [rowOf.get(id), columnOf.get(key)];
      return row && column ? [{ row, column, was: was[key], now: now[key] }] : [];
    }),
  );
};

function rowResultOf(id: string, verdicts: ReadonlyMap<Change, Verdict>): RowResult {
  const own = [...verdicts].filter(([{ row }]) => row.id === id);
  return {
    id,
    conflicts: own.flatMap(([{ column }, verdict]) =>
      verdict.some(({ code }) => code === newer.code) ? [column.key] : [],
    ),
    userErrors: own.flatMap(([{ column }, verdict]) =>
      verdict
        .filter(({ code }) => code !== newer.code)
        .map(({ message }) => ({ message, field: column.key })),
    ),
  };
}

function markInput(value: unknown) {
  const held = value as LessonMark | null | undefined;
  if (held == null) return null;
  return { ...held, attendance: held.attendance.toUpperCase() as Attendance };
}
