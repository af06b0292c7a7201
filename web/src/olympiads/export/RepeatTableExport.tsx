// «Повторить» beside an export of the table of an olympiad that came to nothing.
import { RepeatExport } from '../../exports/index.ts';
import type { RepeatProps } from '../../jobs/index.ts';
import { tableExportOrders } from './tableExportOrders.ts';
import { useOrderTableExport } from './useOrderTableExport.ts';

const list = { path: 'olympic-tests', label: 'К олимпиадам' };

export function RepeatTableExport(props: RepeatProps) {
  const order = useOrderTableExport();
  return <RepeatExport {...props} orders={tableExportOrders} order={order} list={list} />;
}
