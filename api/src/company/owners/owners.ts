/** Who owns a company, and leaving one. There is always an owner. */
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database.ts';
import { dataOf, failures, schema } from '../../kit/documentation.ts';
import { Failure, invalid, notFound } from '../../kit/errors.ts';
import { scopeOf } from '../../kit/permissions.ts';
import type { Scope } from '../../kit/permissions.ts';
import { idOf, idParameters, resource } from '../../kit/resource.ts';
import { companyMembers, memberRecord } from '../../people/index.ts';

const tag = 'Owners';

const ownerResource = resource({
  record: memberRecord,
  path: '/owners',
  tag,
  missing: 'Владелец не найден',
  permissions: { read: { all: 'company_settings' } },
  where: (table) => sql`${table['is_owner']} and ${table['status']} = 'active'`,
  sort: ['full_name', 'created_at'],
});

const newOwner = z.object({ user_id: z.int('Выберите пользователя') });
const base = '/api/companies/:companyId';

export function registerOwners(app: FastifyInstance, { database }: { database: Database }): void {
  ownerResource.register(app, database);

  app.post(
    `${base}/owners`,
    {
      config: { permission: 'owner' },
      schema: schema(tag, 'Make an active member an owner', {
        body: newOwner,
        response: { 201: dataOf(memberRecord.schema), ...failures(401, 403, 404, 422) },
      }),
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const { user_id: id } = request.body as z.infer<typeof newOwner>;
      const data = await database.company(scope, async (transaction) => {
        const made = await transaction
          .update(companyMembers)
          .set({ is_owner: true })
          .where(and(isMember(scope, id), eq(companyMembers.status, 'active')))
          .returning({ id: companyMembers.user_id });
        if (made.length === 0) {
          throw invalid('user_id', 'Владельцем может стать только активный пользователь компании');
        }
        return ownerResource.find(transaction, scope, id);
      });
      return reply.code(201).send({ data });
    },
  );

  app.delete(
    `${base}/owners/:id(^\\d+$)`,
    {
      config: { permission: 'owner' },
      schema: schema(tag, 'Take ownership back', {
        description: 'The person stays a member, with what their roles allow.',
        params: idParameters,
        response: { 200: dataOf(z.object({})), ...failures(401, 403, 404, 409) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const id = idOf(request);
      await database.company(scope, async (transaction) => {
        const owners = await lockOwners(transaction, scope);
        if (!owners.includes(id)) throw notFound(ownerResource.missing);
        if (owners.length === 1)
          throw lastOwner('Это единственный владелец. Сначала назначьте другого');
        await transaction
          .update(companyMembers)
          .set({ is_owner: false })
          .where(isMember(scope, id));
      });
      return { data: {} };
    },
  );

  app.post(
    `${base}/leave`,
    {
      config: { permission: 'member' },
      schema: schema(tag, 'Leave the company', {
        description:
          'What the person has done there stays. They come back when somebody who deletes users restores them.',
        response: { 200: dataOf(z.object({})), ...failures(401, 404, 409) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const { personId: id } = scope;
      await database.company(scope, async (transaction) => {
        const owners = await lockOwners(transaction, scope);
        if (owners.includes(id) && owners.length === 1) {
          throw lastOwner(
            'Вы единственный владелец. Назначьте другого в настройках компании или удалите компанию',
          );
        }
        await transaction
          .update(companyMembers)
          .set({ is_owner: false, status: 'deleted' })
          .where(isMember(scope, id));
      });
      return { data: {} };
    },
  );
}

const isMember = ({ companyId }: Scope, id: number) =>
  and(eq(companyMembers.company_id, companyId), eq(companyMembers.user_id, id));

/** The owners, until the transaction ends: two who go at once must not leave the company without any. */
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

const lastOwner = (message: string) => new Failure(409, [{ message, code: 'last_owner' }]);
