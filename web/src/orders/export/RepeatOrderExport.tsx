// The button «Повторить» for a failed or expired export of orders.
import { RepeatExport } from '../../exports/index.ts';
import type { RepeatProps } from '../../jobs/index.ts';
import { orderExportOrders } from './orderExportOrders.ts';
import { useOrderOrderExport } from './useOrderOrderExport.ts';

const list = { path: 'orders', label: 'К заявкам' };

export function RepeatOrderExport(props: RepeatProps) {
  const order = useOrderOrderExport();
  return <RepeatExport {...props} orders={orderExportOrders} order={order} list={list} />;
}
