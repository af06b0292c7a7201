// Describes the conditions of the filter of students for its chips.
import { namedCondition, setConditions } from '../../kit/list/filter/conditions.ts';
import type { Condition } from '../../kit/list/filter/ListFilter.tsx';
import { formatDate } from '../../ui/index.ts';
import type { StudentListState } from './studentList.ts';

export function studentConditions(
  state: StudentListState,
  /** Names of packages and branches by id. */
  names: ReadonlyMap<string, string>,
): readonly Condition<StudentListState>[] {
  const { progress_from, progress_to, visited_from, visited_to, visited } = state;
  return setConditions<StudentListState>([
    namedCondition('Пакет', 'package', state, names),
    namedCondition('Ветка', 'branch', state, names),
    progress_from !== null && {
      words: `Прогресс от ${progress_from} %`,
      without: { progress_from: null },
    },
    progress_to !== null && {
      words: `Прогресс до ${progress_to} %`,
      without: { progress_to: null },
    },
    visited_from !== null && {
      words: `Визит с ${formatDate(visited_from)}`,
      without: { visited_from: null },
    },
    visited_to !== null && {
      words: `Визит по ${formatDate(visited_to)}`,
      without: { visited_to: null },
    },
    visited !== '' && {
      words: visited === 'yes' ? 'Заходили на курс' : 'Ни разу не заходили',
      without: { visited: '' },
    },
  ]);
}
