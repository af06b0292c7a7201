// The «Экспорт таблицы» dialog: exports the learners of the list in its sort.
import type { ExportColumns } from '../../exports/index.ts';
import { ExportModal, orderWords } from '../../exports/lazy.ts';
import { tableList, type TableState } from '../tableList.ts';
import { useOrderTableExport } from './useOrderTableExport.ts';
import type {
  TestResultFolderExportColumn,
  TestResultFolderLearnerMatch,
  TestResultFolderLearnerOrderField,
} from '../../__generated__/useOrderTableExportMutation.graphql.ts';

export function TableExportModal({
  companyId,
  folderId,
  matching,
  state,
  conditions,
  totalCount,
  onDone,
}: {
  companyId: string;
  folderId: string;
  matching: TestResultFolderLearnerMatch;
  state: TableState;
  /** The filter's conditions, as the chips word them. */
  conditions: readonly string[];
  totalCount: number;
  onDone: () => void;
}) {
  const order = useOrderTableExport();
  const { orderBy } = tableList.variables(state);
  return (
    <ExportModal
      title="Экспорт таблицы"
      columns={tableColumns}
      scope={{
        forms: ['участник', 'участника', 'участников'],
        part: 'таблицы',
        search: state.search,
        conditions,
        order:
          orderBy === null
            ? 'по местам'
            : orderWords(sortWords[orderBy.field], orderBy.direction === 'DESC'),
        totalCount,
      }}
      selectedIds={[]}
      order={(choice) =>
        order({
          companyId,
          input: {
            testResultFolderId: folderId,
            ...choice,
            matching,
            ...(orderBy && { orderBy }),
          },
        })
      }
      onDone={onDone}
    />
  );
}

const tableColumns: ExportColumns<TestResultFolderExportColumn> = {
  setting: 'olympiad_table_export_choice',
  labels: {
    PLACE: 'Место',
    USER_ID: 'ID ученика',
    FULL_NAME: 'Ученик',
    SCHOOL_CLASS: 'Класс',
    POINTS: 'Баллы',
    MAX_POINTS: 'Максимум',
    MINUTES: 'Минут',
    FINISHED_AT: 'Завершено',
    PRIZE: 'Награда',
    TESTS: 'Баллы по тестам',
  },
};

/** Dative case: «по местам». */
const sortWords: Record<TestResultFolderLearnerOrderField, string> = {
  PLACE: 'местам',
  FULL_NAME: 'имени',
};
