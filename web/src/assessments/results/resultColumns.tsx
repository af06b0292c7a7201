// The columns of a test's results.
import { graphql, readInlineData } from 'react-relay';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import {
  Avatar,
  Badge,
  formatOutOf,
  momentColumn,
  nameColumn,
  numberColumn,
  textColumn,
} from '../../ui/index.ts';
import { annulledWords, attemptStates, attemptTones } from '../attempts/attemptStates.ts';
import {
  extraWords,
  learnerName,
  markWords,
  passedWords,
  attemptDurationWords,
} from './attemptWords.ts';
import type { resultList } from './resultList.ts';
import type { resultColumns_attempt$key } from '../../__generated__/resultColumns_attempt.graphql.ts';

type Row = resultColumns_attempt$key & { readonly id: string };

export function resultColumns(
  /** URL of the test's results. */
  at: string,
): ListColumns<Row, typeof resultList> {
  return {
    user: nameColumn((row: Row) => learnerName(read(row).user?.fullName), {
      header: 'Ученик',
      minWidth: 200,
      lead: (row) => {
        const { user } = read(row);
        return <Avatar name={learnerName(user?.fullName)} photo={user?.photo} size={28} />;
      },
      link: (row) => `${at}/${read(row).databaseId}`,
    }),
    number: numberColumn('Попытка', (row) => read(row).number, { width: 84 }),
    state: {
      header: 'Состояние',
      width: 130,
      cell: (row) => {
        const { state, annulledAt } = read(row);
        if (annulledAt != null) return <Badge tone="danger">{annulledWords}</Badge>;
        return <Badge tone={attemptTones[state]}>{attemptStates[state]}</Badge>;
      },
    },
    points: {
      header: 'Баллы',
      width: 108,
      digits: true,
      align: 'end',
      cell: (row) => {
        const { points, maxPoints } = read(row);
        return formatOutOf(points, maxPoints) ?? '—';
      },
    },
    mark: textColumn(
      'Оценка',
      (row) => {
        const { gradingScale, mark } = read(row);
        return markWords(gradingScale, mark);
      },
      { width: 200 },
    ),
    passed: {
      header: 'Сдан',
      width: 92,
      cell: (row) => {
        const { isPassed, annulledAt } = read(row);
        if (isPassed == null || annulledAt != null) return '—';
        return <Badge tone={isPassed ? 'success' : 'danger'}>{passedWords(isPassed)}</Badge>;
      },
    },
    began: momentColumn('Начата', (row) => read(row).beganAt, { width: 144 }),
    finished: momentColumn('Завершена', (row) => read(row).finishedAt, {
      width: 144,
      hiddenAtFirst: true,
    }),
    took: textColumn(
      'Длительность',
      (row) => {
        const { beganAt, finishedAt } = read(row);
        return attemptDurationWords(beganAt, finishedAt);
      },
      { width: 116 },
    ),
    checker: textColumn('Проверил', (row) => read(row).checker?.fullName, {
      width: 180,
      hiddenAtFirst: true,
    }),
    annulment: textColumn('Причина аннулирования', (row) => read(row).annulmentReason, {
      width: 220,
      hiddenAtFirst: true,
    }),
    extra: textColumn('Дано ещё попыток', (row) => extraWords(read(row).extraAttempts), {
      width: 150,
      hiddenAtFirst: true,
    }),
  };
}

const read = (row: resultColumns_attempt$key) =>
  readInlineData<resultColumns_attempt$key>(
    graphql`
      fragment resultColumns_attempt on TestAttempt @inline {
        databaseId
        number
        state
        points
        maxPoints
        gradingScale
        mark
        isPassed
        beganAt
        finishedAt
        annulledAt
        annulmentReason
        extraAttempts
        user {
          fullName
          photo
        }
        checker {
          fullName
        }
      }
    `,
    row,
  );
