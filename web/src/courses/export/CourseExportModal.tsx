// «Экспорт курсов»: the courses of the list, in its order.
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

/** The same courses in the same order as the list shows them. */
function whichCourses(state: CourseListState) {
  const { search, filter, orderBy } = toVariables(state);
  return { matching: { search, filter }, ...(orderBy && { orderBy }) };
}
