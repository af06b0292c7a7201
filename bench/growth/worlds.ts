// Creates the installations (worlds) that bench:growth compares, with schools of different sizes and different numbers
// of schools. Each is created once and stored in bench/.data/growth.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { companies } from '../../api/src/company/tables.ts';
import * as dictionaryTables from '../../api/src/courses/dictionaries/dictionary-tables.ts';
import { courseFolders, courses } from '../../api/src/courses/course-tables.ts';
import * as courseTables from '../../api/src/courses/tables.ts';
import { loadDemoSchool } from '../../api/src/demo/load.ts';
import { openDatabase } from '../../api/src/kit/database/open.ts';
import { rowOf, type Transaction } from '../../api/src/kit/database/database.ts';
import { companyMembers, roles } from '../../api/src/people/tables.ts';
import { createOrders } from './orders.ts';

export interface World {
  name: string;
  /**
   * Companies with this number of courses each, all of one owner. Learners are in the first one, which has the same
   * number of answers to its form `trial`.
   */
  companies: number;
  courses: number;
  learners: number;
  /** Orders of the first company; 1,000 by default. */
  orders?: number;
}

/** The others are compared with the first, the smallest. */
export const worlds: readonly World[] = [
  { name: '100', companies: 1, courses: 100, learners: 500 },
  { name: '10,000', companies: 1, courses: 10_000, learners: 1000 },
  { name: '100,000', companies: 1, courses: 100_000, learners: 10_000 },
  { name: '100 × 100', companies: 100, courses: 100, learners: 500 },
  { name: '1,000 × 100', companies: 1000, courses: 100, learners: 500 },
  { name: '50,000 people', companies: 1, courses: 100, learners: 50_000 },
  { name: '1,000,000 orders', companies: 1, courses: 100, learners: 500, orders: 1_000_000 },
];

/** The same number of courses in every world has this word, type and teacher. */
export const rareShare = { word: 'медуза', type: 'Редкий', teacher: 'teacher@bench.school' };
const rareCourses = 30;

/** The course that all learners of a world attend; not one of the rare courses. */
export const crowdedCourse = 31;

/** Password of all accounts. */
export const password = 'kafedra-demo';

const folder = join(import.meta.dirname, '..', '.data', 'growth');

const usualOrders = 1000;

/** Increment it when worlds must be created again. */
const version = 8;

/** The data folder of a world, created if missing. */
export async function dataOf(world: World, say: (line: string) => void): Promise<string> {
  const { courses, learners, orders = usualOrders } = world;
  const dataDir = join(folder, `v${version}-${world.companies}x${courses}-${learners}-${orders}`);
  const made = join(dataDir, 'made');
  if (existsSync(made)) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const began = performance.now();
  await fill(world, dataDir);
  writeFileSync(made, '');
  say(`made the world ${world.name} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return dataDir;
}

async function fill(
  { companies: count, courses, learners, orders = usualOrders }: World,
  dataDir: string,
): Promise<void> {
  const database = await openDatabase({
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    DATABASE_OWNER_URL: undefined,
    DATABASE_CONNECTIONS: 1,
  });
  try {
    await loadDemoSchool(database, { courses, learners });
    await database.system(async (transaction) => {
      await setApart(transaction);
      await crowd(transaction);
      await answer(transaction, learners);
      await createOrders(transaction, orders, rareShare.teacher);
      if (count > 1) await multiply(transaction, count);
    });
    await database.vacuum();
  } finally {
    await database.close();
  }
}

/**
 * Gives the rare courses their word, type and author, who teaches them and is a member of the first company only.
 */
async function setApart(transaction: Transaction): Promise<void> {
  const { company, teacher } = await rowOf<{ company: number; teacher: number }>(
    transaction,
    sql`insert into users (login, email, password_hash, name, surname)
      select ${rareShare.teacher}, ${rareShare.teacher}, password_hash, 'Вера', 'Учителева' from users
      where id = (select user_id from company_members where is_owner)
      returning id as teacher, (select id from companies) as company`,
  );
  await transaction.execute(
    sql`insert into company_members (company_id, user_id) values (${company}, ${teacher})`,
  );
  await transaction.execute(
    sql`insert into member_roles (company_id, user_id, role_id)
      select company_id, ${teacher}, id from roles where name = 'Преподаватель'`,
  );
  await transaction.execute(
    sql`with added as (
      insert into course_types (company_id, name) values (${company}, ${rareShare.type}) returning id
    )
    update courses set name = name || ${` «${rareShare.word}»`}, author_id = ${teacher}, type_id = added.id
    from added where courses.id <= ${rareCourses}`,
  );
  await transaction.execute(
    sql`insert into course_teachers (company_id, course_id, user_id)
      select company_id, id, ${teacher} from courses where id <= ${rareCourses}`,
  );
  // One place, in which every third course is held.
  await transaction.execute(
    sql`with added as (
      insert into places (company_id, name) values (${company}, 'Актовый зал') returning id
    )
    insert into course_places (company_id, course_id, place_id)
    select courses.company_id, courses.id, added.id from courses, added where courses.id % 3 = 0`,
  );
}

/** Adds all learners to one course, with random dates and progress. */
async function crowd(transaction: Transaction): Promise<void> {
  await transaction.execute(
    sql`insert into course_students (company_id, course_id, user_id, progress, last_visited_at, created_at)
      select company_id, ${crowdedCourse}, user_id, nullif(user_id % 102 - 1, -1),
        now() - make_interval(hours => user_id % 5000), now() - make_interval(hours => user_id % 9000)
      from (select distinct company_id, user_id from course_students) as learners
      on conflict do nothing`,
  );
}

/**
 * Adds answers to the form `trial`: names, one of forty towns, and a class of the list; every tenth omits the last two.
 */
async function answer(transaction: Transaction, count: number): Promise<void> {
  await transaction.execute(
    sql`insert into form_answers (company_id, form_id, searched)
      select company_id, id, 'Ученик ' || place || ' Город ' || place % 40
      from forms, generate_series(1, ${count}) as place where code = 'trial'`,
  );
  await transaction.execute(
    sql`insert into form_answer_values
        (company_id, answer_id, form_id, ref, type, label, custom_field_id, custom_field_type, value, shown, variable_id, is_first)
      select field.company_id, answer.id, field.form_id, field.ref, field.type, coalesce(own.name, 'Имя'), own.id, own.type,
        coalesce(variable.id::text, words), coalesce(variable.value, words), variable.id, true
      from form_answers answer
      join form_fields field on field.company_id = answer.company_id and field.form_id = answer.form_id
      left join custom_fields own on own.company_id = field.company_id and own.id = field.custom_field_id
      cross join lateral (
        select case when own.id is null then 'Ученик ' || answer.id else 'Город ' || answer.id % 40 end as words
      ) as said
      left join lateral (
        select choice.id, choice.value from custom_field_variables choice
        where own.type = 'list' and choice.company_id = own.company_id and choice.custom_field_id = own.id
        order by choice.sort offset answer.id % 5 limit 1
      ) as variable on true
      where field.type = 'name' or (field.type = 'custom_field' and answer.id % 10 > 0)`,
  );
}

/** Tables with a company's rows, in the order of their foreign keys. */
const copied: readonly PgTable[] = [
  roles,
  dictionaryTables.courseTypes,
  dictionaryTables.courseFormats,
  courseFolders,
  dictionaryTables.courseCategories,
  courses,
  courseTables.courseCategoryCourses,
];

/** Copies the company with its courses, roles and owner until there are `count`. */
export async function multiply(transaction: Transaction, count: number): Promise<void> {
  const { first } = await rowOf<{ first: number }>(
    transaction,
    sql`insert into companies (code, name, created_at, updated_at)
      select 'school-' || number, 'Школа № ' || number, created_at, updated_at
      from companies, generate_series(2, ${count}) as number
      returning (select min(id) from companies) as first`,
  );
  const others = sql`${companies} as other where other.id <> ${first}`;
  for (const table of copied) {
    const columns = Object.entries(getTableColumns(table))
      .filter(([name, column]) => name !== 'company_id' && column.generated === undefined)
      .map(([name]) => sql.identifier(name));
    const list = sql.join(columns, sql`, `);
    const its = sql.join(
      columns.map((column) => sql`row.${column}`),
      sql`, `,
    );
    const name = sql.identifier(getTableName(table));
    await transaction.execute(
      sql`insert into ${name} (company_id, ${list}) overriding system value
        select other.id, ${its} from ${name} as row, ${others} and row.company_id = ${first}`,
    );
  }
  await transaction.execute(
    sql`insert into ${companyMembers} (company_id, user_id, is_owner)
      select other.id, row.user_id, true from ${companyMembers} as row, ${others}
      and row.company_id = ${first} and row.is_owner`,
  );
}
