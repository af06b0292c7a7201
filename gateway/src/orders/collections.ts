// Where orders and what they are worked through by are in REST.
import { companyCollection } from '../kit/records/collections.ts';
import { globalId } from '../kit/mutations/translations.ts';

export const orders = companyCollection('Order', 'orders');
export const orderStatuses = companyCollection('OrderStatus', 'order_statuses');
export const orderFolders = companyCollection('OrderFolder', 'order_folder');

/** What an order names, in inputs. */
export const named = {
  statusId: globalId('OrderStatus', 'status_id', 'Статус не найден'),
  folderId: globalId('OrderFolder', 'folder_id', 'Папка не найдена'),
  managerId: globalId('User', 'manager_id', 'Сотрудник не найден'),
};
