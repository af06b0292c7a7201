// Orders of the demo school's last months, until the day before it is loaded: most by learners for what the school sells,
// many of them for what they learn by now, some by people who have no account yet.
import { sql } from 'drizzle-orm';
import { orderComments } from '../orders/comments/comment-tables.ts';
import { orderFolders, orders } from '../orders/order-tables.ts';
import { rowsOf } from '../kit/database.ts';
import { dayAfter, instantOn } from './calendar.ts';
import { entry, since } from './ids.ts';
import { insert, insertWithIds } from './insert.ts';
import type { Place } from './load.ts';
import { at, between, pick, randomFor } from './random.ts';

const count = 48;

/** Between one order and the next one: the first came four months ago. */
const daysBetweenOrders = 2.5;

/** How far each of the four statuses goes: how many of twelve orders have it. */
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
  { transaction, companyId: company_id }: Place,
  { managers, learners }: { managers: readonly number[]; learners: readonly number[] },
): Promise<void> {
  const random = randomFor(7, 'orders');
  const statuses = await rowsOf<{ id: number }>(
    transaction,
    sql`select id from order_statuses where company_id = ${company_id} order by sort`,
  );
  const courses = await rowsOf<Sold>(
    transaction,
    sql`select id, name, price from courses where company_id = ${company_id} and status = 'visible' and entity_type = 'course' order by id limit 12`,
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
  const studies = await rowsOf<{ user_id: number; course_id: number }>(
    transaction,
    sql`select user_id, course_id from course_students
      where company_id = ${company_id} and course_id = any(${sql.param(courses.map(({ id }) => id))}::integer[])
      order by course_id, user_id`,
  );
  const today = new Date().toISOString().slice(0, 10);
  const [folder] = await insertWithIds(transaction, orderFolders, [
    { company_id, name: 'Осенний набор', ...since(instantOn(dayAfter(today, -150), 0)) },
  ]);
  const ofTwelve = shares.flatMap((share, place) => Array<number>(share).fill(place));
  const rows = Array.from({ length: count }, (_, place) => {
    const isStranger = place % 6 === 5 || learners.length === 0;
    const learned =
      isStranger || place % 3 === 0 || studies.length === 0 ? null : pick(random, studies);
    const course =
      courses.find(({ id }) => id === learned?.course_id) ??
      at(courses, between(random, 0, courses.length - 1));
    const user_id = isStranger ? null : (learned?.user_id ?? pick(random, learners));
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
      status_id: entry(statuses, at(ofTwelve, place * 5)).id,
      folder_id: place % 3 === 0 ? (folder ?? null) : null,
      user_id,
      contact_name,
      contact_email,
      contact_phone,
      course_id: course.id,
      manager_id: place % 4 === 3 ? null : at(managers, place),
      price: course.price,
      fix_price: place % 10 === 4 ? '9900' : null,
      utm_source: source,
      utm_campaign: source === null ? null : 'osen',
      ...since(instantOn(day, (place % 4) / 4)),
    };
  });
  const ids = await insertWithIds(transaction, orders, rows);
  await transaction.execute(
    sql`insert into order_numbers (company_id, last) values (${company_id}, ${count})`,
  );
  await insert(
    transaction,
    orderComments,
    rows.flatMap(({ created_at }, place) =>
      place % 4 === 3
        ? []
        : [
            {
              company_id,
              order_id: entry(ids, place),
              creator_id: at(managers, place),
              type: 'comment' as const,
              is_public: place % 5 === 0,
              text: at(said, place),
              created_at,
            },
          ],
    ),
  );
}

const said = [
  'Позвонила, ждут скидку за двух детей. Перезвонить в четверг.',
  'Попросили счёт на организацию, отправил на почту.',
  'Сомневаются между группами, предложил пробный урок.',
] as const;
