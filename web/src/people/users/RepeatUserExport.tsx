// «Повторить» beside an export of users that came to nothing.
import { RepeatExport, type RepeatProps } from '../../exports/index.ts';
import { useOrderUserExport } from './useOrderUserExport.ts';
import { userExportOrders } from './userExportOrders.ts';

const list = { path: 'users', label: 'К пользователям' };

export function RepeatUserExport(props: RepeatProps) {
  const order = useOrderUserExport();
  return <RepeatExport {...props} orders={userExportOrders} order={order} list={list} />;
}
