// The inputs of this browser's recent exports of students, to repeat one.
import { exportOrders } from '../../../exports/index.ts';
import type { ExportCourseStudentsInput } from '../../../__generated__/useOrderStudentExportMutation.graphql.ts';

export interface StudentExportOrder {
  readonly companyId: string;
  readonly input: ExportCourseStudentsInput;
}

export const studentExportOrders = exportOrders<StudentExportOrder>('student_export_orders');
