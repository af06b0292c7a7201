// The dialog «Экспорт курсов»: exports the courses of the list with its filter and sort.
import { ExportModal } from '../../exports/lazy.ts';
import { courseColumns } from './courseExportColumns.ts';
import { toVariables, type CourseListState } from '../list/courseList.ts';
import { courseExportScope, type CourseScope } from './courseExportScope.ts';
import { useOrderExport } from './useOrderExport.ts';

export function CourseExportModal({
  companyId,
  selectedIds,
  onDone,
  ...scope
}: CourseScope & { companyId: string; selectedIds: readonly string[]; onDone: () => void }) {
  const order = useOrderExport();
  return (
    <ExportModal
      title="Экспорт курсов"
      columns={courseColumns}
      scope={courseExportScope(scope)}
      selectedIds={selectedIds}
      order={(choice) => order({ companyId, ...choice, ...whichCourses(scope.state) })}
      onDone={onDone}
    />
  );
}

/** The filter and sort of the list. */
function whichCourses(state: CourseListState) {
  const { search, filter, orderBy } = toVariables(state);
  return { matching: { search, filter }, ...(orderBy && { orderBy }) };
}
