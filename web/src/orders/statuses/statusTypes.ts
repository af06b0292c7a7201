// Russian names of the types of order statuses.
import { keysOf } from '../../kit/pages/keysOf.ts';
import type { OrderStatusType } from '../../__generated__/OrderStatusModal_record.graphql.ts';

export const statusTypeLabels: Record<OrderStatusType, string> = {
  NEW: 'Новая',
  IN_PROGRESS: 'В работе',
  SUCCESS: 'Успех',
  FAIL: 'Отказ',
};

export const statusTypes = keysOf(statusTypeLabels);
