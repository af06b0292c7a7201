// The filter chips of a test's results.
import { namedCondition, setConditions } from '../../kit/list/filter/conditions.ts';
import type { Condition } from '../../kit/list/filter/ListFilter.tsx';
import { formatDate } from '../../ui/index.ts';
import { attemptStates } from '../attempts/attemptStates.ts';
import type { ResultListState } from './resultList.ts';
import type { Names } from './useNames.ts';

export function resultConditions(
  filter: ResultListState,
  names: Names,
): readonly Condition<ResultListState>[] {
  const { state, passed, annulled, best, taker, from, to } = filter;
  return setConditions<ResultListState>([
    state.length > 0 && {
      words: `Состояние: ${state.map((each) => attemptStates[each].toLowerCase()).join(', ')}`,
      without: { state: [] },
    },
    passed !== '' && {
      words: passed === 'yes' ? 'Тест сдан' : 'Тест не сдан',
      without: { passed: '' },
    },
    annulled !== '' && {
      words: annulled === 'yes' ? 'Аннулированные' : 'Без аннулированных',
      without: { annulled: '' },
    },
    best && { words: 'Лучшие попытки', without: { best: false } },
    taker !== '' && {
      words: taker === 'visitors' ? 'Посетители' : 'Ученики',
      without: { taker: '' },
    },
    namedCondition('Ученик', 'user', filter, names),
    namedCondition('Группа', 'group', filter, names),
    from !== null && { words: `Начата с ${formatDate(from)}`, without: { from: null } },
    to !== null && { words: `Начата по ${formatDate(to)}`, without: { to: null } },
  ]);
}
