// Remembers the settings of the last exports of test results.
import { exportOrders } from '../../../exports/index.ts';
import type { ExportTestAttemptsInput } from '../../../__generated__/useOrderResultExportMutation.graphql.ts';

export interface ResultExportOrder {
  readonly companyId: string;
  readonly input: ExportTestAttemptsInput;
}

export const resultExportOrders = exportOrders<ResultExportOrder>('test_result_export_orders');
