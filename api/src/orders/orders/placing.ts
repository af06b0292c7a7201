// Creates orders of members who buy a course themselves, at the price they were shown.
import { sql } from 'drizzle-orm';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { orders, utmMarks } from '../order-tables.ts';
import { nextNumber, statusOfNew } from './order-writes.ts';

export type UtmMarks = Partial<Record<(typeof utmMarks)[number], string | null | undefined>>;

export interface PlacedOrder {
  name: string;
  course_id: number;
  course_package_id: number | null;
  /** Roubles, after all discounts. */
  price: string;
  marks: UtmMarks;
}

/** Creates an order of the caller with their current contacts. Returns its id. */
export async function placeOrder(
  transaction: Transaction,
  scope: Scope,
  { name, course_id, course_package_id, price, marks }: PlacedOrder,
): Promise<number> {
  const { companyId, personId } = scope;
  const number = await nextNumber(transaction, scope);
  const [columns, values] = [
    utmMarks.map((mark) => sql.identifier(mark)),
    utmMarks.map((mark) => sql`${marks[mark] ?? null}`),
  ];
  const { id } = await rowOf<{ id: number }>(
    transaction,
    sql`insert into ${orders} (company_id, number, name, status_id, user_id, contact_name, contact_email, contact_phone,
        course_id, course_package_id, price, ${sql.join(columns, sql`, `)})
      select ${companyId}, ${number}, ${name}, ${statusOfNew(scope)}, member.user_id, member.full_name, nullif(member.email, ''), member.phone,
        ${course_id}, ${course_package_id}::integer, ${price}::numeric, ${sql.join(values, sql`, `)}
      from company_members member where member.company_id = ${companyId} and member.user_id = ${personId} returning id`,
  );
  return id;
}
