// Writes orders: checks references, assigns the number and computes the price.
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { courses } from '../../courses/course-tables.ts';
import { coursePackages } from '../../courses/packages/package-tables.ts';
import { courseRecord } from '../../courses/index.ts';
import { columnOf } from '../../kit/database/columns.ts';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { readableRows } from '../../kit/records/readers.ts';
import { companyMembers } from '../../people/index.ts';
import { orderFolders, orders, orderStatuses } from '../order-tables.ts';
import { requireManager } from './managers.ts';
import { isReachable, currentPrice, unreachable } from './order-rules.ts';

export async function prepareOrder(
  transaction: Transaction,
  scope: Scope,
  sent: Row,
  id: number | null,
): Promise<Row> {
  const stored = id === null ? {} : await orderRow(transaction, scope, id);
  await Promise.all([
    requireStatus(transaction, scope, sent['status_id']),
    requireFolder(transaction, scope, sent['folder_id']),
    requireManager(transaction, scope, sent['manager_id']),
  ]);
  refusePastCall(sent['next_call_at'], stored.next_call_at);
  const ordered = await orderedNow(transaction, scope, sent, stored);
  if (id !== null) {
    if (isReachable(stored) && !isReachable({ ...stored, ...sent })) throw unreachable();
    return { ...sent, ...ordered.columns };
  }
  const namesSomebody = contactFields.some((field) => field in sent);
  if (namesSomebody && !isReachable(sent)) throw unreachable();
  const customer = await customerOf(transaction, scope, sent['user_id']);
  return {
    ...customer,
    ...withoutEmpty(sent),
    name: sent['name'] ?? ordered.called ?? 'Заявка',
    status_id: sent['status_id'] ?? defaultStatusId(scope),
    ...ordered.columns,
    number: await nextNumber(transaction, scope),
  };
}

/** Values that were not sent are taken from the customer's profile. */
const withoutEmpty = (sent: Row): Row =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value != null));

/** A subquery of its id. */
export const defaultStatusId = ({ companyId }: Pick<Scope, 'companyId'>) =>
  sql`(select id from order_statuses where company_id = ${companyId} and is_default)`;

/** Serializes concurrent creation, so that numbers have no gaps and no duplicates. */
export async function nextNumber(
  transaction: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<number> {
  const { last } = await rowOf<{ last: number }>(
    transaction,
    sql`insert into order_numbers as numbers (company_id, last) values (${companyId}, 1)
      on conflict (company_id) do update set last = numbers.last + 1 returning last`,
  );
  return last;
}

/** An unchanged time may have passed meanwhile. */
function refusePastCall(sent: unknown, stored: string | null | undefined): void {
  if (typeof sent !== 'string') return;
  const at = Date.parse(sent);
  if (at > Date.now() || (stored != null && Date.parse(stored) === at)) return;
  throw invalid('next_call_at', 'Это время уже прошло', 'past');
}

/** An order created with any of these fields needs an account, an email address or a phone number. */
const contactFields = ['contact_name', 'contact_email', 'contact_phone'] as const;

const { course_id, course_package_id, user_id, contact_email, contact_phone, next_call_at } =
  orders;

/** The stored columns that a change is checked against. */
const storedColumns = {
  course_id,
  course_package_id,
  user_id,
  contact_email,
  contact_phone,
  next_call_at,
};

type StoredOrder = Partial<Pick<typeof orders.$inferSelect, keyof typeof storedColumns>>;

async function orderRow(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
): Promise<StoredOrder> {
  const [row] = await transaction
    .select(storedColumns)
    .from(orders)
    .where(and(eq(orders.company_id, companyId), eq(orders.id, id)));
  return row ?? {};
}

/** The ordered course or package. Recomputes the price if it changed and no price was sent. */
async function orderedNow(
  transaction: Transaction,
  scope: Scope,
  sent: Row,
  stored: StoredOrder,
): Promise<{ columns: Row; called?: string }> {
  if (sent['course_id'] === undefined && sent['course_package_id'] === undefined) {
    return { columns: {} };
  }
  const courseId = sent['course_id'] === undefined ? stored.course_id : sent['course_id'];
  const isOther = courseId !== stored.course_id;
  const packageId =
    sent['course_package_id'] !== undefined || isOther
      ? (sent['course_package_id'] ?? null)
      : stored.course_package_id;
  if (courseId == null) {
    if (packageId !== null) throw invalid('course_package_id', 'Сначала выберите курс');
    return { columns: { course_id: null, course_package_id: null } };
  }
  const course = await courseRow(transaction, scope, Number(courseId), stored);
  const bought =
    packageId == null
      ? undefined
      : await packageRow(transaction, scope, Number(courseId), Number(packageId));
  const price = sent['price'] === undefined ? currentPrice(course, bought) : sent['price'];
  return {
    columns: { course_id: courseId, course_package_id: packageId ?? null, price },
    called: course.name,
  };
}

/** The caller must be able to read the course, unless the order has it already. */
async function courseRow(transaction: Transaction, scope: Scope, id: number, stored: StoredOrder) {
  const readable = readableRows(courseRecord, courses, scope);
  const rows = typeof readable === 'string' ? sql.raw(String(readable === 'all')) : readable;
  const [found] = await transaction
    .select({
      name: courses.name,
      price: courses.price,
      use_full_course_discount_percentage: courses.use_full_course_discount_percentage,
      full_course_discount_percentage: courses.full_course_discount_percentage,
      use_special_offer_discount_percentage: courses.use_special_offer_discount_percentage,
      special_offer_discount_percentage: courses.special_offer_discount_percentage,
    })
    .from(courses)
    .where(
      and(
        eq(courses.company_id, scope.companyId),
        eq(courses.id, id),
        sql`${courses.status} <> 'deleted'`,
        stored.course_id === id ? undefined : rows,
      ),
    );
  if (found === undefined) throw invalid('course_id', 'Курс не найден', 'not_found');
  return found;
}

async function packageRow(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  id: number,
) {
  const { company_id, course_id, price } = coursePackages;
  const [found] = await transaction
    .select({ price })
    .from(coursePackages)
    .where(and(eq(company_id, companyId), eq(course_id, courseId), eq(coursePackages.id, id)));
  if (found === undefined) {
    throw invalid('course_package_id', 'Пакет не найден среди пакетов курса', 'not_found');
  }
  return found;
}

async function customerOf(
  transaction: Transaction,
  { companyId }: Scope,
  id: unknown,
): Promise<Row> {
  if (id == null) return {};
  const { company_id, user_id, status, full_name, email, phone } = companyMembers;
  const [found] = await transaction
    .select({
      contact_name: full_name,
      contact_email: sql<string | null>`nullif(${email}, '')`,
      contact_phone: phone,
    })
    .from(companyMembers)
    .where(and(eq(company_id, companyId), eq(user_id, Number(id)), sql`${status} <> 'deleted'`));
  if (found === undefined) throw invalid('user_id', 'Пользователь не найден', 'not_found');
  return found;
}

export const requireStatus = isThere(orderStatuses, 'status_id', 'Статус не найден');
export const requireFolder = isThere(orderFolders, 'folder_id', 'Папка не найдена');

/** Creates a check that throws 422 for an id that does not exist. */
function isThere(table: PgTable, field: string, missing: string) {
  return async (transaction: Transaction, { companyId }: Scope, id: unknown): Promise<void> => {
    if (id == null) return;
    const one = and(
      eq(columnOf(table, 'company_id'), companyId),
      eq(columnOf(table, 'id'), Number(id)),
    );
    if ((await transaction.$count(table, one)) === 0) throw invalid(field, missing, 'not_found');
  };
}
