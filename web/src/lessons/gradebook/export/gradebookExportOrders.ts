// What was ordered in the last exports of gradebooks.
import { exportOrders } from '../../../exports/index.ts';
import type { ExportGradebookInput } from '../../../__generated__/useOrderGradebookExportMutation.graphql.ts';

export interface GradebookExportOrder {
  readonly companyId: string;
  readonly input: ExportGradebookInput;
}

export const gradebookExportOrders = exportOrders<GradebookExportOrder>('gradebook_export_orders');
