// The button «Повторить» for a failed or expired export of payments.
import { RepeatExport } from '../../../exports/index.ts';
import type { RepeatProps } from '../../../jobs/index.ts';
import { paymentExportOrders } from './paymentExportOrders.ts';
import { useOrderPaymentExport } from './useOrderPaymentExport.ts';

const list = { path: 'payments', label: 'К платежам' };

export function RepeatPaymentExport(props: RepeatProps) {
  const order = useOrderPaymentExport();
  return <RepeatExport {...props} orders={paymentExportOrders} order={order} list={list} />;
}
