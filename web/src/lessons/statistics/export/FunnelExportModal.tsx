// The «Экспорт воронки» dialog: exports the lessons of a course with the figures of the filtered learners.
import type { ExportColumns } from '../../../exports/index.ts';
import { ExportModal } from '../../../exports/lazy.ts';
import { filterOf, type LearningState } from '../learningList.ts';
import { useOrderFunnelExport } from './useOrderFunnelExport.ts';
import type { LessonStatisticsExportColumn } from '../../../__generated__/useOrderFunnelExportMutation.graphql.ts';

export function FunnelExportModal({
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
  /** Number of lessons. */
  totalCount: number;
  onDone: () => void;
}) {
  const order = useOrderFunnelExport();
  return (
    <ExportModal
      title="Экспорт воронки"
      columns={funnelColumns}
      scope={{
        forms: ['урок', 'урока', 'уроков'],
        part: 'курса',
        search: '',
        conditions,
        order: 'по порядку в курсе',
        totalCount,
      }}
      selectedIds={[]}
      order={({ format, columns }) =>
        order({
          companyId,
          input: { courseId, format, columns, matching: { filter: filterOf(state) } },
        })
      }
      onDone={onDone}
    />
  );
}

const funnelColumns: ExportColumns<LessonStatisticsExportColumn> = {
  setting: 'funnel_export_choice',
  labels: {
    NAME: 'Урок',
    STUDENTS_COUNT: 'Входит в пакет',
    OPEN_COUNT: 'Могут открыть',
    OPENED_COUNT: 'Открыли',
    FINISHED_COUNT: 'Прошли',
    BEFORE_COUNT: 'Были в уроке перед ним',
    CAME_COUNT: 'Из них открыли',
    STUCK_COUNT: 'Застряли',
    WATCHED_SECONDS: 'Просмотрено видео',
    MEDIAN_WATCHED_SECONDS: 'Просмотр, медиана',
    WAITING_COUNT: 'Работы ждут проверки',
  },
};
