// The «Повторить» button of a failed gradebook export.
import { RepeatExport } from '../../../exports/index.ts';
import type { RepeatProps } from '../../../jobs/index.ts';
import { gradebookExportOrders } from './gradebookExportOrders.ts';
import { useOrderGradebookExport } from './useOrderGradebookExport.ts';

const list = { path: 'courses', label: 'К курсам' };

export function RepeatGradebookExport(props: RepeatProps) {
  const order = useOrderGradebookExport();
  return <RepeatExport {...props} orders={gradebookExportOrders} order={order} list={list} />;
}
