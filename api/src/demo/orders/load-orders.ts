// Writes orders of the last months, until the day before loading: most by learners, often for courses that they now
// attend, some by people without an account.
import { sql } from 'drizzle-orm';
import { orderComments } from '../../orders/comments/comment-tables.ts';
import { orderFolders, orders, type OrderStatusType } from '../../orders/order-tables.ts';
import { rowsOf } from '../../kit/database/database.ts';
import { dayAfter, instantOn } from '../calendar.ts';
import { entry, since } from '../ids.ts';
import { insert, insertWithIds } from '../insert.ts';
import type { DemoTarget } from '../target.ts';
import { at, pick, randomFor } from '../random.ts';

const count = 48;

/** Days between orders; the first one is four months old. */
const daysBetweenOrders = 2.5;

/** The distribution of the four statuses: the number of orders in each, out of twelve. */
const shares = [4, 4, 3, 1] as const;

const strangers = [
  ['Ковалёва Дарья', 'kovaleva@example.com', '+79031112201'],
  ['Семёнов Артур', 'semenov@example.com', '+79031112202'],
  ['Гришина Полина', 'grishina@example.com', null],
  ['Ахметов Тимур', 'ahmetov@example.com', '+79031112204'],
] as const;

const sources = ['vk', 'yandex', 'telegram', null] as const;

interface Sold {
  id: number;
  name: string;
  price: string | null;
}

interface Person {
  full_name: string;
  email: string;
  phone: string | null;
}

export async function insertOrders(
  { transaction, companyId: company_id }: DemoTarget,
  { managers, learners }: { managers: readonly number[]; learners: readonly number[] },
): Promise<void> {
  const random = randomFor(7, 'orders');
  const statuses = await rowsOf<{ id: number; type: OrderStatusType }>(
    transaction,
    sql`select id, type from order_statuses where company_id = ${company_id} order by sort`,
  );
  const courses = await rowsOf<Sold>(
    transaction,
    sql`select id, name, price from courses where company_id = ${company_id} and status = 'visible' and entity_type = 'course'
        and price > 0 order by id limit 12`,
  );
  const customers = new Map(
    (
      await rowsOf<Person & { id: number }>(
        transaction,
        sql`select user_id as id, full_name, email, phone from company_members where company_id = ${company_id}`,
      )
    ).map(({ id, ...person }) => [id, person]),
  );
  if (courses.length === 0) return;
  const learning = await rowsOf<{ user_id: number; course_id: number }>(
    transaction,
    sql`select user_id, course_id from course_students
      where company_id = ${company_id} and course_id = any(${sql.param(courses.map(({ id }) => id))}::integer[])
      order by course_id, user_id`,
  );
  const learnersOf = new Map(
    [...Map.groupBy(learning, ({ course_id }) => course_id)].map(([id, places]) => [
      id,
      places.map(({ user_id }) => user_id),
    ]),
  );
  const today = new Date().toISOString().slice(0, 10);
  const [folder] = await insertWithIds(transaction, orderFolders, [
    { company_id, name: 'Осенний набор', ...since(instantOn(dayAfter(today, -150), 0)) },
  ]);
  const ofTwelve = shares.flatMap((share, place) => Array<number>(share).fill(place));
  const rows = Array.from({ length: count }, (_, place) => {
    const status = entry(statuses, at(ofTwelve, place * 5));
    const course = at(courses, place * 7 + Math.floor(place / 12));
    // Buyers of a course learn in it.
    const buyers = status.type === 'new' ? learners : (learnersOf.get(course.id) ?? []);
    const user_id = place % 7 === 5 || buyers.length === 0 ? null : pick(random, buyers);
    const stranger = at(strangers, place);
    const known = user_id === null ? undefined : customers.get(user_id);
    const [contact_name, contact_email, contact_phone] =
      known === undefined ? stranger : [known.full_name, known.email, known.phone];
    const source = pick(random, sources);
    const day = dayAfter(today, -1 - Math.floor((count - 1 - place) * daysBetweenOrders));
    return {
      company_id,
      number: place + 1,
      name: course.name,
      status_id: status.id,
      folder_id: place % 3 === 0 ? (folder ?? null) : null,
      user_id,
      contact_name,
      contact_email,
      contact_phone,
      course_id: course.id,
      manager_id: place % 4 === 3 ? null : at(managers, place),
      // Some calls were due in the last two days, others are due today or later.
      next_call_at:
        status.type === 'in_progress' && place % 3 !== 2
          ? instantOn(dayAfter(today, (place % 5) - 2), 0.5)
          : null,
      price: course.price,
      fix_price: place % 10 === 4 ? '9900' : null,
      utm_source: source,
      utm_campaign: source === null ? null : 'osen',
      ...since(instantOn(day, (place % 4) / 4)),
    };
  });
  const ids = await insertWithIds(transaction, orders, rows);
  await transaction.execute(
    sql`insert into order_call_reminders (company_id, order_id, call_at)
      select company_id, id, next_call_at from orders where company_id = ${company_id} and next_call_at > now()`,
  );
  await transaction.execute(
    sql`insert into order_numbers (company_id, last) values (${company_id}, ${count})`,
  );
  await insertComments(
    { transaction, companyId: company_id },
    rows.map(({ created_at }, place) => ({ id: entry(ids, place), created_at })),
    managers,
  );
}

/** Most orders have comments, some with answers. */
async function insertComments(
  { transaction, companyId: company_id }: DemoTarget,
  written: readonly { id: number; created_at: string }[],
  managers: readonly number[],
): Promise<void> {
  const begun = written.flatMap(({ id, created_at }, place) =>
    place % 4 === 3
      ? []
      : [
          {
            company_id,
            order_id: id,
            creator_id: at(managers, place),
            type: place % 3 === 1 ? ('question' as const) : ('comment' as const),
            is_public: place % 5 === 0,
            text: at(said, place),
            created_at,
          },
        ],
  );
  const ids = await insertWithIds(transaction, orderComments, begun);
  await insert(
    transaction,
    orderComments,
    begun.flatMap((comment, index) =>
      comment.type === 'question' && index % 2 === 1
        ? [
            {
              ...comment,
              type: 'answer' as const,
              parent_id: entry(ids, index),
              creator_id: at(managers, managers.indexOf(comment.creator_id) + 1),
              text: answered,
            },
          ]
        : [],
    ),
  );
}

const said = [
  'Позвонила, ждут скидку за двух детей. Перезвонить в четверг.',
  'Просят счёт на организацию. Кто выставит?',
  'Сомневаются между группами, предложил пробный урок.',
] as const;

const answered = 'Счёт выставлен и отправлен на почту.';
