// The «Экспорт журнала оценок» dialog: exports the learners of the list in its sort, with the columns of the selected
// kinds.
import type { ExportColumns } from '../../../exports/index.ts';
import { ExportModal } from '../../../exports/lazy.ts';
import { filterOf, gradebookList, type GradebookListState } from '../gradebookList.ts';
import { useOrderGradebookExport } from './useOrderGradebookExport.ts';
import type { GradebookExportColumn } from '../../../__generated__/useOrderGradebookExportMutation.graphql.ts';

export function GradebookExportModal({
  companyId,
  courseId,
  state,
  conditions,
  totalCount,
  onDone,
}: {
  companyId: string;
  courseId: string;
  state: GradebookListState;
  /** The filter's conditions, as the chips word them. */
  conditions: readonly string[];
  totalCount: number;
  onDone: () => void;
}) {
  const order = useOrderGradebookExport();
  const { search, orderBy } = gradebookList.variables(state);
  return (
    <ExportModal
      title="Экспорт журнала оценок"
      columns={gradebookExportColumns}
      scope={{
        forms: ['ученик', 'ученика', 'учеников'],
        part: 'курса',
        search: state.search,
        conditions,
        order: orderBy?.field === 'AVERAGE' ? 'по среднему' : 'по фамилии и имени',
        totalCount,
      }}
      selectedIds={[]}
      order={(choice) =>
        order({
          companyId,
          input: { courseId, ...choice, orderBy, matching: { search, filter: filterOf(state) } },
        })
      }
      onDone={onDone}
    />
  );
}

const gradebookExportColumns: ExportColumns<GradebookExportColumn> = {
  setting: 'gradebook_export_choice',
  labels: {
    USER_ID: 'ID',
    FULL_NAME: 'Ученик',
    AVERAGE: 'Средний, %',
    GRADES: 'Уроки, задания и тесты',
  },
};
