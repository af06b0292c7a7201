// «Повторить» beside an export of the students of a course that came to nothing.
import { RepeatExport } from '../../../exports/index.ts';
import type { RepeatProps } from '../../../jobs/index.ts';
import { studentExportOrders } from './studentExportOrders.ts';
import { useOrderStudentExport } from './useOrderStudentExport.ts';

const list = { path: 'courses', label: 'К курсам' };

export function RepeatStudentExport(props: RepeatProps) {
  const order = useOrderStudentExport();
  return <RepeatExport {...props} orders={studentExportOrders} order={order} list={list} />;
}
