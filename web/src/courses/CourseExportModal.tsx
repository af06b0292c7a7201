// «Экспорт курсов»: the courses of the list, in its order.
import { ExportModal } from '../exports/lazy.ts';
import { courseColumns } from './courseExportColumns.ts';
import { toVariables, type CourseListState } from './courseList.ts';
import { CourseExportScope, type CourseScope } from './CourseExportScope.tsx';
import { useOrderExport } from './useOrderExport.ts';

export function CourseExportModal({
  companyId,
  onDone,
  ...scope
}: CourseScope & { companyId: string; onDone: () => void }) {
  const order = useOrderExport();
  return (
    <ExportModal
      title="Экспорт курсов"
      columns={courseColumns}
      isEmpty={scope.totalCount === 0}
      order={(choice) => order({ companyId, ...choice, ...whichCourses(scope.state) })}
      onDone={onDone}
    >
      <CourseExportScope {...scope} />
    </ExportModal>
  );
}

/** The same courses in the same order as the list shows them. */
function whichCourses(state: CourseListState) {
  const { search, filter, orderBy } = toVariables(state);
  return { matching: { search, filter }, ...(orderBy && { orderBy }) };
}
