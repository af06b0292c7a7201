// The «Повторить» button of a failed journal export.
import { RepeatExport } from '../../../exports/index.ts';
import type { RepeatProps } from '../../../jobs/index.ts';
import { journalExportOrders } from './journalExportOrders.ts';
import { useOrderJournalExport } from './useOrderJournalExport.ts';

const list = { path: 'courses', label: 'К курсам' };

export function RepeatJournalExport(props: RepeatProps) {
  const order = useOrderJournalExport();
  return <RepeatExport {...props} orders={journalExportOrders} order={order} list={list} />;
}
