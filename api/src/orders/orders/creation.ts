// Creates orders of members who buy a course themselves, at the price they were shown.
import { sql } from 'drizzle-orm';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { orders, utmParameters } from '../order-tables.ts';
import { nextNumber, defaultStatusId } from './order-writes.ts';

export type UtmParameters = Partial<
  Record<(typeof utmParameters)[number], string | null | undefined>
>;

export interface PlacedOrder {
  name: string;
  course_id: number;
  course_package_id: number | null;
  /** Roubles, after all discounts. */
  price: string;
  utm: UtmParameters;
}

/** Creates an order of the caller with their current contacts. Returns its id. */
export async function placeOrder(
  transaction: Transaction,
  scope: Scope,
  { name, course_id, course_package_id, price, utm }: PlacedOrder,
): Promise<number> {
  const { companyId, personId } = scope;
  const number = await nextNumber(transaction, scope);
  const [columns, values] = [
    utmParameters.map((mark) => sql.identifier(mark)),
    utmParameters.map((mark) => sql`${utm[mark] ?? null}`),
  ];
  const { id } = await rowOf<{ id: number }>(
    transaction,
    sql`insert into ${orders} (company_id, number, name, status_id, user_id, contact_name, contact_email, contact_phone,
        course_id, course_package_id, price, ${sql.join(columns, sql`, `)})
      select ${companyId}, ${number}, ${name}, ${defaultStatusId(scope)}, member.user_id, member.full_name, nullif(member.email, ''), member.phone,
        ${course_id}, ${course_package_id}::integer, ${price}::numeric, ${sql.join(values, sql`, `)}
      from company_members member where member.company_id = ${companyId} and member.user_id = ${personId} returning id`,
  );
  return id;
}
