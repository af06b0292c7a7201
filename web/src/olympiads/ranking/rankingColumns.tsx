// The columns of an olympiad's ranking: fixed ones, and one with the points of each test.
import { graphql, readInlineData } from 'react-relay';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import {
  Badge,
  formatOutOf,
  momentColumn,
  nameColumn,
  numberColumn,
  textColumn,
} from '../../ui/index.ts';
import { durationWords } from '../../assessments/lazy.ts';
import type { rankingList } from './rankingList.ts';
import type { rankingColumns_learner$key } from '../../__generated__/rankingColumns_learner.graphql.ts';

type Row = rankingColumns_learner$key & { readonly id: string };

export function rankingColumns(
  /** URL of the olympiad. */
  at: string,
  tests: readonly { testId: number; title: string }[],
): ListColumns<Row, typeof rankingList> {
  return {
    place: numberColumn('Место', (row: Row) => read(row).place, { width: 84 }),
    learner: nameColumn((row) => read(row).fullName, {
      header: 'Участник',
      minWidth: 200,
      link: (row) => `${at}/user/${read(row).userId}`,
    }),
    schoolClass: textColumn('Класс', (row) => read(row).schoolClass, { width: 110 }),
    ...Object.fromEntries(
      tests.map(({ testId, title }) => [
        `test_${testId}`,
        numberColumn(
          title,
          (row: Row) => read(row).results.find((result) => result.testId === testId)?.points,
          { width: 130 },
        ),
      ]),
    ),
    points: {
      header: 'Сумма',
      width: 120,
      digits: true,
      align: 'end',
      cell: (row) => {
        const { points, maxPoints } = read(row);
        return formatOutOf(points, maxPoints);
      },
    },
    prize: {
      header: 'Награда',
      width: 170,
      cell: (row) => {
        const { prize } = read(row);
        return prize === null ? '—' : <Badge tone="success">{prize}</Badge>;
      },
    },
    took: textColumn('Время', (row) => durationWords(read(row).duration), { width: 116 }),
    finished: momentColumn('Завершено', (row) => read(row).finishedAt, {
      width: 144,
      hiddenAtFirst: true,
    }),
  };
}

const read = (row: rankingColumns_learner$key) =>
  readInlineData<rankingColumns_learner$key>(
    graphql`
      fragment rankingColumns_learner on TestResultFolderLearner @inline @throwOnFieldError {
        userId
        place
        fullName
        schoolClass
        points
        maxPoints
        duration
        finishedAt
        prize
        results {
          testId
          points
        }
      }
    `,
    row,
  );
