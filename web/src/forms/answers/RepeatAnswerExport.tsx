// The «Повторить» button of a failed export of answers.
import { RepeatExport } from '../../exports/index.ts';
import type { RepeatProps } from '../../jobs/index.ts';
import { answerExportOrders } from './answerExportOrders.ts';
import { useOrderAnswerExport } from './useOrderAnswerExport.ts';

const list = { path: 'forms', label: 'К формам' };

export function RepeatAnswerExport(props: RepeatProps) {
  const order = useOrderAnswerExport();
  return <RepeatExport {...props} orders={answerExportOrders} order={order} list={list} />;
}
