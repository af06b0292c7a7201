// The button «Повторить» of a failed export of a course's students.
import { RepeatExport } from '../../../exports/index.ts';
import type { RepeatProps } from '../../../jobs/index.ts';
import { studentExportOrders } from './studentExportOrders.ts';
import { useOrderStudentExport } from './useOrderStudentExport.ts';

const list = { path: 'courses', label: 'К курсам' };

export function RepeatStudentExport(props: RepeatProps) {
  const order = useOrderStudentExport();
  return <RepeatExport {...props} orders={studentExportOrders} order={order} list={list} />;
}
