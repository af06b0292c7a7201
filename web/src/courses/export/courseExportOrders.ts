// What was ordered in the last exports of courses.
import { exportOrders } from '../../exports/index.ts';
import type { ExportCoursesInput } from '../../__generated__/useOrderExportMutation.graphql.ts';

export const courseExportOrders = exportOrders<ExportCoursesInput>('course_export_orders');
