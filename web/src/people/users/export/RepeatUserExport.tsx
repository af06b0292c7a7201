// The button «Повторить» of a failed export of users.
import { RepeatExport } from '../../../exports/index.ts';
import type { RepeatProps } from '../../../jobs/index.ts';
import { useOrderUserExport } from './useOrderUserExport.ts';
import { userExportOrders } from './userExportOrders.ts';

const list = { path: 'users', label: 'К пользователям' };

export function RepeatUserExport(props: RepeatProps) {
  const order = useOrderUserExport();
  return <RepeatExport {...props} orders={userExportOrders} order={order} list={list} />;
}
