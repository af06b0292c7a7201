// The REST collections of orders, their statuses and folders.
import { companyCollection } from '../kit/records/collections.ts';
import { globalId } from '../kit/mutations/translations.ts';

export const orders = companyCollection('Order', 'orders');
export const orderStatuses = companyCollection('OrderStatus', 'order_statuses');
export const orderFolders = companyCollection('OrderFolder', 'order_folder');

/** The references of an order in inputs. */
export const orderReferences = {
  statusId: globalId('OrderStatus', 'status_id', 'Статус не найден'),
  folderId: globalId('OrderFolder', 'folder_id', 'Папка не найдена'),
  managerId: globalId('User', 'manager_id', 'Сотрудник не найден'),
};
