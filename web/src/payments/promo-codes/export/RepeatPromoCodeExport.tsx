// The button «Повторить» for a failed or expired export of promo codes.
import { RepeatExport } from '../../../exports/index.ts';
import type { RepeatProps } from '../../../jobs/index.ts';
import { promoCodeExportOrders } from './promoCodeExportOrders.ts';
import { useOrderPromoCodeExport } from './useOrderPromoCodeExport.ts';

const list = { path: 'promo-codes', label: 'К промокодам' };

export function RepeatPromoCodeExport(props: RepeatProps) {
  const order = useOrderPromoCodeExport();
  return <RepeatExport {...props} orders={promoCodeExportOrders} order={order} list={list} />;
}
