// The «Экспорт застрявших» dialog: exports the listed students with their current lesson.
import type { ExportColumns } from '../../../exports/index.ts';
import { ExportModal } from '../../../exports/lazy.ts';
import { filterOf, learningList, type LearningState } from '../learningList.ts';
import { useOrderStuckExport } from './useOrderStuckExport.ts';
import type { StuckStudentExportColumn } from '../../../__generated__/useOrderStuckExportMutation.graphql.ts';

export function StuckExportModal({
  companyId,
  courseId,
  state,
  conditions,
  totalCount,
  onDone,
}: {
  companyId: string;
  courseId: string;
  state: LearningState;
  /** The filter's conditions, as the chips word them. */
  conditions: readonly string[];
  totalCount: number;
  onDone: () => void;
}) {
  const order = useOrderStuckExport();
  const { search } = learningList.variables(state);
  return (
    <ExportModal
      title="Экспорт застрявших"
      columns={stuckColumns}
      scope={{
        forms: ['ученик', 'ученика', 'учеников'],
        part: 'курса',
        search: state.search,
        conditions,
        order: 'сначала те, кто стоит дольше',
        totalCount,
      }}
      selectedIds={[]}
      order={({ format, columns }) =>
        order({
          companyId,
          input: { courseId, format, columns, matching: { search, filter: filterOf(state) } },
        })
      }
      onDone={onDone}
    />
  );
}

const stuckColumns: ExportColumns<StuckStudentExportColumn> = {
  setting: 'stuck_export_choice',
  labels: {
    USER_ID: 'ID',
    FULL_NAME: 'Ученик',
    LESSON_NAME: 'Стоит на уроке',
    STUCK_DAYS: 'Дней без движения',
    STUCK_SINCE: 'С какого дня',
    PROGRESS: 'Прогресс',
    LAST_VISITED_AT: 'Последний визит',
  },
};
