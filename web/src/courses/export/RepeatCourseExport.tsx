// The button «Повторить» of a failed export of courses.
import { RepeatExport } from '../../exports/index.ts';
import type { RepeatProps } from '../../jobs/index.ts';
import { courseExportOrders } from './courseExportOrders.ts';
import { useOrderExport } from './useOrderExport.ts';

const list = { path: 'courses', label: 'К курсам' };

export function RepeatCourseExport(props: RepeatProps) {
  const order = useOrderExport();
  return <RepeatExport {...props} orders={courseExportOrders} order={order} list={list} />;
}
