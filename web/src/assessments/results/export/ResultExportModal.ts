// The «Экспорт результатов» dialog: exports the attempts of the test's list in its sort.
import { exportDialog, sortedBy } from '../../../exports/lazy.ts';
import { filterOf, resultList, type ResultListState } from '../resultList.ts';
import { resultExport } from './resultExport.ts';

export const ResultExportModal = exportDialog(resultExport, {
  title: 'Экспорт результатов',
  nouns: ['результат', 'результата', 'результатов'],
  input: ({ testId, state }: { testId: string; state: ResultListState }, choice) => {
    const { orderBy } = resultList.variables(state);
    return {
      testId,
      ...choice,
      matching: { filter: filterOf(state) },
      ...(orderBy && { orderBy }),
    };
  },
  part: 'теста',
  sort: sortedBy('сначала новые', {
    BEGAN_AT: 'началу',
    FINISHED_AT: 'завершению',
    POINTS: 'баллам',
  }),
  columns: {
    ID: 'ID попытки',
    USER_ID: 'ID ученика',
    FULL_NAME: 'Ученик',
    EMAIL: 'Почта',
    NUMBER: 'Попытка',
    STATE: 'Состояние',
    BEGAN_AT: 'Начата',
    FINISHED_AT: 'Завершена',
    MINUTES: 'Минут',
    POINTS: 'Баллы',
    MAX_POINTS: 'Максимум',
    MARK: 'Оценка',
    IS_PASSED: 'Сдан',
    ANNULLED_AT: 'Аннулирована',
    ANNULMENT_REASON: 'Причина аннулирования',
    CHECKER: 'Проверил',
    QUESTIONS: 'Баллы по вопросам',
  },
});
