// Orders: lists, single orders, writes and bulk actions.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import type { OrderRow } from '../../__generated__/rows.ts';
import { historyOf } from '../../audits/index.ts';
import {
  customFieldConditions,
  customFieldValues,
  updatesCustomFieldValues,
} from '../../forms/index.ts';
import { embeddedRelation, columns, relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { changesMany, deletesMany, restoresMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { globalId } from '../../kit/mutations/translations.ts';
import { creates, deletes, performs, updates } from '../../kit/mutations/writes.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { orderReferences, orders } from '../collections.ts';

const managers = companyCollection('StaffMember', 'orders/available_managers');

const written = {
  ...orderReferences,
  userId: globalId('User', 'user_id', 'Пользователь не найден'),
  courseId: globalId('Course', 'course_id', 'Курс не найден'),
  coursePackageId: globalId('CoursePackage', 'course_package_id', 'Пакет не найден'),
};

const chosenOrders = selectionOf(orders, 'заявки');

/** An omitted field changes nothing; null would. */
type Given<Name extends string> = { readonly [Each in Name]?: string | null | undefined };

const resolvers: Resolvers = {
  Company: {
    orders: connection(orders, { sort: 'created_at', desc: true }),
    order: recordById(orders),
    availableOrderManagers: connection(managers, { sort: 'full_name' }),
  },
  User: { orders: connection(orders, { by: 'user_id', sort: 'created_at', desc: true }) },
  Order: { ...historyOf(orders) },
  Mutation: {
    createOrder: creates(orders, written),
    updateOrder: updates(orders, written),
    updateOrderCustomFields: updatesCustomFieldValues(orders, {
      method: 'PUT',
      at: (companyId, id) =>
        path`/companies/${{ companyId }}/orders/${{ order_id: id }}/custom_field_order_values`,
    }),
    createOrderInvite: performs(orders, 'create_invite'),
    deleteOrder: deletes(orders),
    deleteOrders: deletesMany(chosenOrders),
    restoreOrders: restoresMany(chosenOrders),
    setOrderStatus: changesMany<OrderRow, 'Order', 'orders', Given<'statusId'>>(
      chosenOrders,
      'set_status',
      { statusId: orderReferences.statusId },
    ),
    moveOrders: changesMany<OrderRow, 'Order', 'orders', Given<'folderId'>>(chosenOrders, 'move', {
      folderId: orderReferences.folderId,
    }),
    setOrderManager: changesMany<OrderRow, 'Order', 'orders', Given<'managerId'>>(
      chosenOrders,
      'set_manager',
      { managerId: orderReferences.managerId },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    Order: {
      status: relation('status'),
      folder: relation('folder'),
      user: relation('user'),
      course: relation('course'),
      coursePackage: relation('course_package'),
      manager: relation('manager'),
      author: relation('author'),
      invite: relation('invite'),
      paidAt: columns('payed_at'),
      customFields: embeddedRelation('custom_fields'),
      customFieldOrderValues: customFieldValues('custom_field_order_values'),
    },
  },
  conditions: {
    OrderFilter: {
      status: idsCondition('OrderStatus', 'status_id'),
      folder: idsCondition('OrderFolder', 'folder_id'),
      manager: idsCondition('User', 'manager_id'),
      customFields: customFieldConditions,
    },
  },
  nodes: nodeReaders(orders),
} satisfies Domain;
