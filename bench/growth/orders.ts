// Creates the orders of the worlds of bench:growth, over a thousand days.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../api/src/kit/database/database.ts';

/** The same number of orders in every world has this folder, word, manager and customer. */
export const rareOrders = {
  folder: 'Редкая',
  word: 'каравелла',
  customer: 'customer@bench.school',
  count: 30,
};

/** Rows per insert; triggers run once per statement. */
const batch = 100_000;

/** Above the numbers of the demo school's own orders. */
const firstNumber = 1000;

/**
 * Every fourth is paid, every second is in one folder, and there are five sources. `manager` is a login.
 */
export async function createOrders(
  transaction: Transaction,
  count: number,
  manager: string,
): Promise<void> {
  await transaction.execute(
    sql`insert into order_folders (company_id, name) select companies.id, folder from companies, unnest(array['Большая', ${rareOrders.folder}]) as folder`,
  );
  await transaction.execute(
    sql`with added as (
        insert into users (login, email, password_hash, name, surname)
        select ${rareOrders.customer}, ${rareOrders.customer}, password_hash, 'Заказ', 'Покупателева' from users
        where id = (select user_id from company_members where is_owner) returning id
      )
      insert into company_members (company_id, user_id) select companies.id, added.id from companies, added`,
  );
  for (let first = 1; first <= count; first += batch) {
    const last = Math.min(first + batch - 1, count);
    await transaction.execute(
      sql`insert into orders (company_id, number, name, status_id, folder_id, user_id, manager_id, course_id,
          contact_name, contact_email, price, payed_at, utm_source, created_at, updated_at)
        select world.company_id, ${firstNumber}::integer + place,
          case when is_rare then ${`${rareOrders.word} `} else '' end || 'Заявка ' || place,
          world.statuses[1 + place % array_length(world.statuses, 1)],
          case when is_rare then world.rare when place % 2 = 0 then world.large end,
          case when is_rare then world.customer when place % 3 = 0 then world.people[1 + place % array_length(world.people, 1)] end,
          case when is_rare then world.manager when place % 4 > 0 then world.owner end,
          world.courses[1 + place % array_length(world.courses, 1)],
          'Покупатель ' || place, 'buyer-' || place || '@bench.school', 1000 + place % 50000,
          case when place % 4 = 0 then moment end, (array['vk', 'yandex', 'telegram', 'mail', null])[1 + place % 5], moment, moment
        from (
          select company.id as company_id,
            (select array_agg(id order by sort) from order_statuses where company_id = company.id) as statuses,
            (select id from order_folders where company_id = company.id and name = 'Большая') as large,
            (select id from order_folders where company_id = company.id and name = ${rareOrders.folder}) as rare,
            (select array_agg(user_id order by user_id) from company_members where company_id = company.id) as people,
            (select id from users where login = ${rareOrders.customer}) as customer,
            (select id from users where login = ${manager}) as manager,
            (select user_id from company_members where company_id = company.id and is_owner) as owner,
            (select array_agg(id order by id) from courses where company_id = company.id and price is not null) as courses
          from companies company
        ) as world
        cross join (
          select place, place <= ${rareOrders.count} as is_rare, now() - interval '1000 days' * ((${count}::integer - place)::float8 / ${count}) as moment
          from generate_series(${first}::integer, ${last}::integer) as place
        ) as made`,
    );
  }
  await transaction.execute(sql`update order_numbers set last = ${firstNumber + count}`);
}
