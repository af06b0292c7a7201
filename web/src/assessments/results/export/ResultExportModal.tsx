// The «Экспорт результатов» dialog: exports the attempts of the test's list in its sort.
import type { ExportColumns } from '../../../exports/index.ts';
import { ExportModal, orderWords } from '../../../exports/lazy.ts';
import { filterOf, resultList, type ResultListState } from '../resultList.ts';
import { useOrderResultExport } from './useOrderResultExport.ts';
import type {
  TestAttemptExportColumn,
  TestAttemptOrderField,
} from '../../../__generated__/useOrderResultExportMutation.graphql.ts';

export function ResultExportModal({
  companyId,
  testId,
  state,
  conditions,
  totalCount,
  onDone,
}: {
  companyId: string;
  testId: string;
  state: ResultListState;
  /** The filter's conditions, as the chips word them. */
  conditions: readonly string[];
  totalCount: number;
  onDone: () => void;
}) {
  const order = useOrderResultExport();
  const { orderBy } = resultList.variables(state);
  return (
    <ExportModal
      title="Экспорт результатов"
      columns={resultColumns}
      scope={{
        forms: ['результат', 'результата', 'результатов'],
        part: 'теста',
        search: '',
        conditions,
        order:
          orderBy === null
            ? 'сначала новые'
            : orderWords(sortWords[orderBy.field], orderBy.direction === 'DESC'),
        totalCount,
      }}
      selectedIds={[]}
      order={(choice) =>
        order({
          companyId,
          input: {
            testId,
            ...choice,
            matching: { filter: filterOf(state) },
            ...(orderBy && { orderBy }),
          },
        })
      }
      onDone={onDone}
    />
  );
}

const resultColumns: ExportColumns<TestAttemptExportColumn> = {
  setting: 'test_result_export_choice',
  labels: {
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
};

/** Dative case: «по баллам». */
const sortWords: Record<TestAttemptOrderField, string> = {
  BEGAN_AT: 'началу',
  FINISHED_AT: 'завершению',
  POINTS: 'баллам',
};
