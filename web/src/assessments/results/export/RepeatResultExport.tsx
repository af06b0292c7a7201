// The «Повторить» button of a failed export of test results.
import { RepeatExport } from '../../../exports/index.ts';
import type { RepeatProps } from '../../../jobs/index.ts';
import { resultExportOrders } from './resultExportOrders.ts';
import { useOrderResultExport } from './useOrderResultExport.ts';

const list = { path: 'tests', label: 'К тестам' };

export function RepeatResultExport(props: RepeatProps) {
  const order = useOrderResultExport();
  return <RepeatExport {...props} orders={resultExportOrders} order={order} list={list} />;
}
