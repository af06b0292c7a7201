// Remembers the settings of the last journal exports.
import { exportOrders } from '../../../exports/index.ts';
import type { ExportJournalInput } from '../../../__generated__/useOrderJournalExportMutation.graphql.ts';

export interface JournalExportOrder {
  readonly companyId: string;
  readonly input: ExportJournalInput;
}

export const journalExportOrders = exportOrders<JournalExportOrder>('journal_export_orders');
