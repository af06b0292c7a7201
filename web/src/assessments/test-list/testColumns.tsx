// The columns of the list of tests.
import { graphql, readInlineData } from 'react-relay';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import {
  dayColumn,
  formatNumber,
  nameColumn,
  numberColumn,
  StatusBadge,
  textColumn,
} from '../../ui/index.ts';
import { scaleLabel } from '../settings/scales.ts';
import type { testList } from './testList.ts';
import { testStatusLabels, testStatusLook } from '../testStatus.ts';
import { timeWords } from '../settings/timer.ts';
import type {
  testColumns_test$data,
  testColumns_test$key,
} from '../../__generated__/testColumns_test.graphql.ts';

type Row = testColumns_test$key & { readonly id: string; readonly title: string };

export function testColumns(code: string): ListColumns<Row, typeof testList> {
  return {
    title: nameColumn(({ title }) => title, {
      minWidth: 240,
      link: (row) => `/${code}/tests/${String(read(row).databaseId)}/questions`,
    }),
    category: textColumn('Категория', (row) => read(row).category?.name, { width: 150 }),
    subject: textColumn('Предмет', (row) => read(row).subject?.name, { width: 140 }),
    status: {
      header: 'Состояние',
      width: 112,
      cell: (row) => {
        const { status } = read(row);
        return (
          status && (
            <StatusBadge status={testStatusLook(status)}>{testStatusLabels[status]}</StatusBadge>
          )
        );
      },
    },
    questions: {
      header: 'Вопросы',
      digits: true,
      align: 'end',
      width: 96,
      cell: (row) => questionsWords(read(row)),
    },
    points: numberColumn('Баллы', (row) => read(row).successfulPointsMax, { width: 80 }),
    scale: textColumn(
      'Шкала',
      (row) => {
        const { gradingScale } = read(row);
        return gradingScale == null ? null : scaleLabel(gradingScale);
      },
      { width: 112 },
    ),
    timer: textColumn(
      'Время',
      (row) => {
        const { timer } = read(row);
        return timer == null ? 'без ограничения' : timeWords(timer);
      },
      { width: 146 },
    ),
    attempts: textColumn('Попытки', (row) => attemptsWords(read(row)), { width: 104 }),
    author: textColumn('Автор', (row) => read(row).author?.fullName, {
      width: 180,
      hiddenAtFirst: true,
    }),
    teachers: textColumn(
      'Проверяют',
      (row) =>
        read(row)
          .teachers?.map(({ fullName }) => fullName)
          .join(', '),
      { width: 220, hiddenAtFirst: true },
    ),
    created: dayColumn('Создан', (row) => read(row).createdAt, {
      width: 112,
      hiddenAtFirst: true,
    }),
    updated: dayColumn('Изменён', (row) => read(row).updatedAt, { width: 112 }),
  };
}

/** «12 из 15»: active ones of all. */
function questionsWords({ activeQuestionsCount, questionsCount }: testColumns_test$data): string {
  if (questionsCount == null) return '—';
  if (activeQuestionsCount == null || activeQuestionsCount === questionsCount) {
    return formatNumber(questionsCount);
  }
  return `${formatNumber(activeQuestionsCount)} из ${formatNumber(questionsCount)}`;
}

function attemptsWords({ infinityAttempts, maxAttempts }: testColumns_test$data): string | null {
  if (infinityAttempts === true) return 'сколько угодно';
  return maxAttempts == null ? null : formatNumber(maxAttempts);
}

const read = (row: testColumns_test$key) =>
  readInlineData<testColumns_test$key>(
    graphql`
      fragment testColumns_test on Test @inline {
        databaseId
        status @catch(to: NULL)
        gradingScale @catch(to: NULL)
        successfulPointsMax @catch(to: NULL)
        timer
        maxAttempts @catch(to: NULL)
        infinityAttempts @catch(to: NULL)
        activeQuestionsCount @catch(to: NULL)
        questionsCount @catch(to: NULL)
        createdAt @catch(to: NULL)
        updatedAt @catch(to: NULL)
        category @catch(to: NULL) {
          name
        }
        subject @catch(to: NULL) {
          name
        }
        author @catch(to: NULL) {
          fullName
        }
        teachers @catch(to: NULL) {
          fullName
        }
      }
    `,
    row,
  );
