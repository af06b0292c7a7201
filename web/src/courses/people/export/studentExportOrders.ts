// What was ordered in the last exports of the students of courses.
import { exportOrders } from '../../../exports/index.ts';
import type { ExportCourseStudentsInput } from '../../../__generated__/useOrderStudentExportMutation.graphql.ts';

export interface StudentExportOrder {
  readonly companyId: string;
  readonly input: ExportCourseStudentsInput;
}

export const studentExportOrders = exportOrders<StudentExportOrder>('student_export_orders');
