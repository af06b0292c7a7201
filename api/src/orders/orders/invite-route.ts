// The route that creates an invite for an order's customer, whose link gives access to the order's course or package.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { coursePackages } from '../../courses/packages/package-tables.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { conflict, forbidden, invalid } from '../../kit/http/errors.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { createInvite, inviteGrant, type NewInvite } from '../../people/index.ts';
import { orderGrants } from '../grants.ts';
import { orders } from '../order-tables.ts';
import { orderRecord } from './order-record.ts';
import { orderResource } from './orders.ts';

export function registerOrderInvite(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: '/orders/:id/create_invite',
    tag: orderResource.tag,
    summary: 'Create an invite for the customer of an order',
    description:
      'The invite is for one person, addressed to their e-mail address or else their telephone number, and gives the ordered package, or the default package of the course if the whole course is ordered. It is linked to the order and not sent. Also requires `users_welcome`. 409: the order already has an invite.',
    permission: orderGrants.update,
    params: idParams,
    failures: [409, 422],
    answer: orderRecord.schema,
    run: async ({ transaction, scope, params: { id } }) => {
      if (!has(scope, inviteGrant.all)) throw forbidden();
      const writing = { transaction, scope, grant: orderGrants.update, place: {} };
      await orderResource.lock(writing, id);
      const [order] = await transaction
        .select()
        .from(orders)
        .where(and(eq(orders.company_id, scope.companyId), eq(orders.id, id)));
      if (order === undefined) throw new Error('a locked order does not exist');
      if (order.invite_id !== null) throw conflict('invited', 'У заявки уже есть приглашение');
      const invite_id = await createInvite(transaction, scope, {
        name: `Заявка № ${order.number}`,
        kind: 'invite',
        user_limit: 1,
        course_packages_id: [await packageOf(transaction, scope, order)],
        ...recipientOf(order),
      });
      await transaction
        .update(orders)
        .set({ invite_id })
        .where(and(eq(orders.company_id, scope.companyId), eq(orders.id, id)));
      return orderResource.find(transaction, scope, id);
    },
  });
}

type Order = typeof orders.$inferSelect;

/** The invite is personal if the order has an email address or phone number to send it to. */
function recipientOf({ contact_email: email, contact_phone: phone }: Order): Partial<NewInvite> {
  const recipient = email ?? phone;
  if (recipient === null) return {};
  const send_type = email === null ? 'phone' : 'email';
  return { type: 'personal', send_type, recipients: [recipient] };
}

/** Invites grant packages. For a whole course it is the course's default package. */
async function packageOf(
  transaction: Transaction,
  { companyId }: Scope,
  { course_id, course_package_id }: Order,
): Promise<number> {
  if (course_id === null) {
    throw invalid('course_id', 'В заявке нет курса: выберите, на что приглашать');
  }
  if (course_package_id !== null) return course_package_id;
  const { company_id, course_id: of, is_default, branch_id, id } = coursePackages;
  const [usual] = await transaction
    .select({ id })
    .from(coursePackages)
    .where(and(eq(company_id, companyId), eq(of, course_id), eq(is_default, true)))
    .orderBy(sql`${branch_id} is not null`, id)
    .limit(1);
  if (usual === undefined) {
    throw invalid(
      'course_package_id',
      'Приглашение выдаёт пакет, а у курса их нет: добавьте курсу пакет',
    );
  }
  return usual.id;
}
