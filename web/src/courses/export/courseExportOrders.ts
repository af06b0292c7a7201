// The inputs of this browser's recent exports of courses, to repeat one.
import { exportOrders } from '../../exports/index.ts';
import type { ExportCoursesInput } from '../../__generated__/useOrderExportMutation.graphql.ts';

export const courseExportOrders = exportOrders<ExportCoursesInput>('course_export_orders');
