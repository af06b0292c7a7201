// The «Повторить» button of a failed export of course statistics.
import { RepeatExport } from '../../../exports/index.ts';
import type { RepeatProps } from '../../../jobs/index.ts';
import { funnelExportOrders, stuckExportOrders } from './statisticsExportOrders.ts';
import { useOrderFunnelExport } from './useOrderFunnelExport.ts';
import { useOrderStuckExport } from './useOrderStuckExport.ts';

const list = { path: 'courses', label: 'К курсам' };

export function RepeatFunnelExport(props: RepeatProps) {
  const order = useOrderFunnelExport();
  return <RepeatExport {...props} orders={funnelExportOrders} order={order} list={list} />;
}

export function RepeatStuckExport(props: RepeatProps) {
  const order = useOrderStuckExport();
  return <RepeatExport {...props} orders={stuckExportOrders} order={order} list={list} />;
}
