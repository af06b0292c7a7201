// The filter chips of a test's results.
import type { Condition } from '../../kit/list/ListFilter.tsx';
import { formatDate } from '../../ui/index.ts';
import { attemptStates } from '../attemptStates.ts';
import type { ResultListState } from './resultList.ts';
import { namedCondition, type Names } from './useNames.ts';

export function resultConditions(
  { state, passed, annulled, best, taker, user, group, from, to }: ResultListState,
  names: Names,
): Condition<ResultListState>[] {
  const all: (Condition<ResultListState> | false)[] = [
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
    namedCondition('Ученик', 'user', user, names),
    namedCondition('Группа', 'group', group, names),
    from !== null && { words: `Начата с ${formatDate(from)}`, without: { from: null } },
    to !== null && { words: `Начата по ${formatDate(to)}`, without: { to: null } },
  ];
  return all.filter((condition) => condition !== false);
}
