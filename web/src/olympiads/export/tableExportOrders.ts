// Remembers the settings of the last exports of rankings.
import { exportOrders } from '../../exports/index.ts';
import type { ExportTestResultFolderInput } from '../../__generated__/useOrderTableExportMutation.graphql.ts';

export interface TableExportOrder {
  readonly companyId: string;
  readonly input: ExportTestResultFolderInput;
}

export const tableExportOrders = exportOrders<TableExportOrder>('olympiad_table_export_orders');
