// Remembers the settings of the last gradebook exports.
import { exportOrders } from '../../../exports/index.ts';
import type { ExportGradebookInput } from '../../../__generated__/useOrderGradebookExportMutation.graphql.ts';

export interface GradebookExportOrder {
  readonly companyId: string;
  readonly input: ExportGradebookInput;
}

export const gradebookExportOrders = exportOrders<GradebookExportOrder>('gradebook_export_orders');
