// The lessons of an order: those of its package or of its whole course, with the teacher price of each.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { price } from '../../kit/values/texts.ts';
import { lessons } from '../../lessons/tables.ts';
import { orders } from '../order-tables.ts';
import { orderLessons } from './lesson-tables.ts';

/** The maximum number of lessons in a course. */
const maxLessons = 1000;

export const orderLesson = z
  .object({
    lesson_id: z.int(),
    name: z.string(),
    teacher_price: z
      .string()
      .nullable()
      .describe('What the teacher gets for the lesson in this order, in roubles; null if not set.'),
  })
  .meta({ id: 'OrderLesson', description: 'A lesson of the ordered course or package.' });

type OrderLesson = z.infer<typeof orderLesson>;

export const lessonPrices = z.strictObject({
  lessons: z
    .array(z.strictObject({ lesson_id: z.int32(), teacher_price: price }))
    .max(maxLessons, `Не больше ${maxLessons} уроков`)
    .describe('Lessons whose price changes; a null or omitted price is removed.'),
});

/**
 * In the order of the course. Everyone who can read the order sees the names of its lessons, and nothing else of them.
 */
export const readLessons = (
  transaction: Transaction,
  { companyId }: Scope,
  orderId: number,
): Promise<OrderLesson[]> =>
  rowsOf<OrderLesson>(
    transaction,
    sql`select lesson.id as lesson_id, lesson.name, priced.teacher_price::text as teacher_price
      from ${orders} ordered
      join ${lessons} lesson on lesson.company_id = ordered.company_id and lesson.course_id = ordered.course_id and lesson.status <> 'deleted'
      left join ${orderLessons} priced on priced.company_id = ordered.company_id and priced.order_id = ordered.id and priced.lesson_id = lesson.id
      where ordered.company_id = ${companyId} and ordered.id = ${orderId}
        and (ordered.course_package_id is null
          or not exists (select 1 from course_package_lessons given where given.company_id = ordered.company_id and given.package_id = ordered.course_package_id)
          or exists (select 1 from course_package_lessons given where given.company_id = ordered.company_id and given.package_id = ordered.course_package_id and given.target_id = lesson.id))
        and not exists (select 1 from course_package_closed_lessons closed where closed.company_id = ordered.company_id and closed.package_id = ordered.course_package_id and closed.target_id = lesson.id)
      order by lesson.sort, lesson.id limit ${maxLessons}`,
  );

/** Prices of lessons that the order no longer includes are retained: another package may include them again. */
export async function writePrices(
  transaction: Transaction,
  scope: Scope,
  orderId: number,
  { lessons: sent }: z.infer<typeof lessonPrices>,
): Promise<void> {
  const { companyId } = scope;
  const there = new Set(
    (await readLessons(transaction, scope, orderId)).map(({ lesson_id }) => lesson_id),
  );
  const place = sent.findIndex(({ lesson_id }) => !there.has(lesson_id));
  if (place >= 0) {
    throw invalid(`lessons.${place}.lesson_id`, 'Урок не найден среди уроков заявки', 'not_found');
  }
  const prices = new Map(sent.map(({ lesson_id, teacher_price }) => [lesson_id, teacher_price]));
  const without = [...prices].flatMap(([id, each]) => (each == null ? [id] : []));
  const rows = [...prices].flatMap(([lesson_id, teacher_price]) =>
    teacher_price == null
      ? []
      : [{ company_id: companyId, order_id: orderId, lesson_id, teacher_price }],
  );
  if (without.length > 0) {
    await transaction.execute(
      sql`delete from ${orderLessons} where company_id = ${companyId} and order_id = ${orderId} and lesson_id = any(${idArray(without)})`,
    );
  }
  if (rows.length > 0) {
    const { company_id, order_id, lesson_id } = orderLessons;
    await transaction
      .insert(orderLessons)
      .values(rows)
      .onConflictDoUpdate({
        target: [company_id, order_id, lesson_id],
        set: { teacher_price: sql`excluded.teacher_price` },
      });
  }
}
