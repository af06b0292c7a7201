// The «Повторить» button of a failed export of a ranking.
import { RepeatExport } from '../../exports/index.ts';
import type { RepeatProps } from '../../jobs/index.ts';
import { tableExportOrders } from './tableExportOrders.ts';
import { useOrderTableExport } from './useOrderTableExport.ts';

const list = { path: 'olympic-tests', label: 'К олимпиадам' };

export function RepeatTableExport(props: RepeatProps) {
  const order = useOrderTableExport();
  return <RepeatExport {...props} orders={tableExportOrders} order={order} list={list} />;
}
