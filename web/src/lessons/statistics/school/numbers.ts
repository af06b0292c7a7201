// The numbers that courses and lessons of the school have in common.
import { numberColumn, type Columns } from '../../../ui/index.ts';

interface Use {
  readonly usersCount: number;
  readonly openedCount: number;
  readonly finishedCount: number;
}

export const numbersOf = <Row extends Use>() =>
  ({
    users: numberColumn('Учеников', ({ usersCount }) => usersCount),
    opened: numberColumn('Открыли уроков', ({ openedCount }) => openedCount),
    finished: numberColumn('Прошли уроков', ({ finishedCount }) => finishedCount),
  }) satisfies Columns<Row>;
