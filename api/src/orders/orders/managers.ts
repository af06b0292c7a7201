// The people who can be managers of orders: those who may change orders.
import { invalid } from '../../kit/http/errors.ts';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { resource } from '../../kit/resource/resource.ts';
import { isActiveWith } from '../../people/index.ts';
import { staffRecord } from '../../people/staff.ts';
import { orderGrants } from '../grants.ts';

export const orderManagers = resource({
  record: staffRecord,
  path: '/orders/available_managers',
  tag: 'Orders',
  missing: 'Сотрудник не найден',
  permissions: { read: orderGrants.read },
  readOnly: true,
  where: (member) => isActiveWith(member, [orderGrants.update.all]),
  sort: ['full_name'],
  searched: ['full_name'],
});

/** Throws 422 for somebody who may not change orders. */
export async function requireManager(
  transaction: Transaction,
  scope: Scope,
  id: unknown,
): Promise<void> {
  if (id == null) return;
  const there = await orderManagers.existingIds(transaction, scope, [Number(id)], {});
  if (there.size === 0) throw invalid('manager_id', orderManagers.missing, 'not_found');
}
