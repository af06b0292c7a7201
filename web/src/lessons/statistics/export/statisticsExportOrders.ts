// Remembers the settings of the last exports of course statistics.
import { exportOrders } from '../../../exports/index.ts';
import type { ExportLessonStatisticsInput } from '../../../__generated__/useOrderFunnelExportMutation.graphql.ts';
import type { ExportStuckStudentsInput } from '../../../__generated__/useOrderStuckExportMutation.graphql.ts';

export interface FunnelExportOrder {
  readonly companyId: string;
  readonly input: ExportLessonStatisticsInput;
}

export interface StuckExportOrder {
  readonly companyId: string;
  readonly input: ExportStuckStudentsInput;
}

export const funnelExportOrders = exportOrders<FunnelExportOrder>('funnel_export_orders');
export const stuckExportOrders = exportOrders<StuckExportOrder>('stuck_export_orders');
