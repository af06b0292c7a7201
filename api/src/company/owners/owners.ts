// The owners of a company, and leaving a company. A company always has an owner.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { conflict, invalid, notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { resource } from '../../kit/resource/resource.ts';
import { trashValues } from '../../kit/resource/trash.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { companyMembers, memberRecord } from '../../people/index.ts';

const tag = 'Owners';

const ownerResource = resource({
  record: memberRecord,
  path: '/owners',
  tag,
  missing: 'Владелец не найден',
  permissions: { read: { all: 'company_settings' } },
  where: (table) => sql`${table.is_owner} and ${table.status} = 'active'`,
  sort: ['full_name', 'name', 'surname', 'email', 'created_at'],
  searched: ['searched'],
});

const newOwner = z.strictObject({ user_id: z.int32('Выберите пользователя') });

export function registerOwners(app: FastifyInstance, { database }: { database: Database }): void {
  ownerResource.register(app, database);

  companyRoute(app, database, {
    method: 'POST',
    path: '/owners',
    tag,
    summary: 'Make an active member an owner',
    permission: 'owner',
    body: newOwner,
    answer: memberRecord.schema,
    status: 201,
    run: async ({ transaction, scope, body: { user_id: id } }) => {
      const made = await transaction
        .update(companyMembers)
        .set({ is_owner: true })
        .where(and(isMember(scope, id), eq(companyMembers.status, 'active')))
        .returning({ id: companyMembers.user_id });
      if (made.length === 0) {
        throw invalid('user_id', 'Владельцем может стать только активный пользователь компании');
      }
      return ownerResource.find(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'DELETE',
    path: '/owners/:id',
    tag,
    summary: 'Revoke the ownership of a member',
    description: 'The person stays a member, with the permissions of their roles.',
    permission: 'owner',
    params: idParams,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      const owners = await lockOwners(transaction, scope);
      if (!owners.includes(id)) throw notFound(ownerResource.missing);
      if (owners.length === 1)
        throw lastOwner('Это единственный владелец. Сначала назначьте другого');
      await transaction.update(companyMembers).set({ is_owner: false }).where(isMember(scope, id));
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/leave',
    tag,
    summary: 'Leave the company',
    description:
      'The person’s data stay. A member with permission to delete users can restore them.',
    permission: 'member',
    failures: [409],
    run: async ({ transaction, scope }) => {
      const { personId: id } = scope;
      const owners = await lockOwners(transaction, scope);
      if (owners.includes(id) && owners.length === 1) {
        throw lastOwner(
          'Вы единственный владелец. Назначьте другого в настройках компании или удалите компанию',
        );
      }
      await transaction
        .update(companyMembers)
        .set({ is_owner: false, ...trashValues(companyMembers) })
        .where(isMember(scope, id));
    },
  });
}

const isMember = ({ companyId }: Scope, id: number) =>
  and(eq(companyMembers.company_id, companyId), eq(companyMembers.user_id, id));

/**
 * Locks the owners until the transaction ends, so that two who leave at once cannot leave the company without an owner.
 */
async function lockOwners(transaction: Transaction, { companyId }: Scope): Promise<number[]> {
  const owners = await transaction
    .select({ id: companyMembers.user_id })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.company_id, companyId),
        eq(companyMembers.is_owner, true),
        eq(companyMembers.status, 'active'),
      ),
    )
    .orderBy(companyMembers.user_id)
    .for('update');
  return owners.map(({ id }) => id);
}

const lastOwner = (message: string) => conflict('last_owner', message);
