// Row-level security isolates companies without any condition in the statements.
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../../src/courses/course-tables.ts';
import { rowsOf } from '../../src/kit/database/database.ts';
import { actAs, inFilledTables, tablesWithout } from '../every-table.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../school.ts';

let school: OwnSchool;
let first: { owner: Caller; companyId: number };
let second: { owner: Caller; companyId: number };

beforeAll(async () => {
  school = await openOwnSchool();
  const open = async (code: string) => {
    const owner = await school.person(`${code}@school.test`);
    const companyId = await school.company(code, owner);
    await school.database.system((transaction) =>
      transaction.insert(courses).values({ company_id: companyId, name: `Курс ${code}` }),
    );
    return { owner, companyId };
  };
  first = await open('first');
  second = await open('second');
});
afterAll(() => school.close());

const inFirst = <T>(work: Parameters<typeof school.database.company<T>>[1]) =>
  school.database.company({ companyId: first.companyId, personId: first.owner.userId }, work);

/** A row of the company's user, for tables that only sign-in uses. */
const oneRow: Record<string, string> = {
  password_resets: `insert into password_resets (user_id, token_hash, expires_at) values (1, 'a', now())`,
  email_changes: `insert into email_changes (user_id, email, token_hash, expires_at) values (1, 'a', 'a', now())`,
  recovery_codes: `insert into recovery_codes (user_id, code_hash) values (1, 'a')`,
};

/** Drizzle wraps the error of PostgreSQL. */
const reasonOf = (error: Error) => String(error.cause);

describe('in a company', () => {
  test('a select without a condition returns only rows of the company', async () => {
    const seen = await inFirst((transaction) => transaction.select().from(courses));
    expect(seen.map(({ name }) => name)).toEqual(['Курс first']);
    const companies = await inFirst((transaction) =>
      rowsOf<{ code: string }>(transaction, sql`select code from companies`),
    );
    expect(companies).toEqual([{ code: 'first' }]);
    const people = await inFirst((transaction) =>
      rowsOf<{ login: string }>(transaction, sql`select login from users`),
    );
    expect(people).toEqual([{ login: 'first@school.test' }]);
  });

  test('an update and a delete without a condition do not change rows of others', async () => {
    await inFirst((transaction) => transaction.update(courses).set({ name: 'Переименован' }));
    await inFirst((transaction) => transaction.delete(courses));
    const left = await school.database.system((transaction) => transaction.select().from(courses));
    expect(left.map(({ name }) => name)).toEqual(['Курс second']);
  });

  test('rows cannot be written into another company', async () => {
    const writing = inFirst((transaction) =>
      transaction.insert(courses).values({ company_id: second.companyId, name: 'Чужой' }),
    );
    await expect(writing.catch(reasonOf)).resolves.toContain('row-level security');
    const joining = inFirst((transaction) =>
      rowsOf(
        transaction,
        sql`insert into company_members (company_id, user_id, is_owner) values (${second.companyId}, ${first.owner.userId}, true)`,
      ),
    );
    await expect(joining.catch(reasonOf)).resolves.toContain('row-level security');
  });

  test.each(['password_resets', 'email_changes', 'recovery_codes'])(
    '%s can not be read at all',
    async (table) => {
      await school.database.system((transaction) =>
        transaction.execute(sql.raw(oneRow[table] ?? '')),
      );
      const seen = await inFirst((transaction) =>
        rowsOf(transaction, sql`select * from ${sql.identifier(table)}`),
      );
      expect(seen).toEqual([]);
    },
  );

  test('only own sessions are visible', async () => {
    const seen = await inFirst((transaction) =>
      rowsOf<{ user_id: number }>(transaction, sql`select user_id from sessions`),
    );
    expect(seen).toEqual([{ user_id: first.owner.userId }]);
  });
});

describe('in another company, without a condition', () => {
  /** A user of the second company who accesses the first. */
  const intruder = () => ({ companyId: second.companyId, personId: second.owner.userId });

  test.each([
    ['select', (table: SQL) => sql`select company_id from ${table}`],
    [
      'update',
      (table: SQL) => sql`update ${table} set company_id = company_id returning company_id`,
    ],
    ['delete', (table: SQL) => sql`delete from ${table} returning company_id`],
  ])('%s affects no row of any table with a company', async (_, statement) => {
    await inFilledTables(school.database, [first, second], async (transaction, tables) => {
      const touched: string[] = [];
      for (const table of tables) {
        await actAs(transaction, intruder());
        const rows = await rowsOf<{ company_id: number }>(
          transaction,
          statement(sql`${sql.identifier(table)}`),
        );
        if (rows.some(({ company_id }) => company_id !== second.companyId)) touched.push(table);
      }
      expect(touched).toEqual([]);
      expect(await tablesWithout(transaction, tables, first.companyId)).toEqual([]);
    });
  });

  test('no row can be inserted into any table with a company, or moved there', async () => {
    await inFilledTables(school.database, [first, second], async (transaction, tables) => {
      const open: string[] = [];
      await actAs(transaction, intruder());
      for (const table of tables) {
        const name = sql.identifier(table);
        for (const statement of [
          sql`insert into ${name} (company_id) values (${first.companyId})`,
          sql`update ${name} set company_id = ${first.companyId} returning 1`,
        ]) {
          const outcome = await transaction
            .transaction((attempt) => rowsOf(attempt, statement))
            .then((rows) => (rows.length === 0 ? 'touches nothing' : 'writes'), reasonOf);
          if (!/row-level security|touches nothing/.test(outcome))
            open.push(`${table}: ${outcome}`);
        }
      }
      expect(tables.length).toBeGreaterThan(10);
      expect(open).toEqual([]);
    });
  });
});

test('outside a company a user sees their companies but not their contents', async () => {
  const read = (table: string) =>
    school.database.person(second.owner.userId, (transaction) =>
      rowsOf(transaction, sql`select * from ${sql.identifier(table)}`),
    );
  expect(await read('companies')).toHaveLength(1);
  expect(await read('courses')).toEqual([]);
  expect(await read('roles')).toEqual([]);
});

test('every table has row-level security, and the roles of requests cannot bypass it', async () => {
  const { open, roles } = await school.database.system(async (transaction) => ({
    open: await rowsOf(
      transaction,
      sql`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not relrowsecurity`,
    ),
    roles: await rowsOf(
      transaction,
      sql`select rolname, rolsuper, rolbypassrls from pg_roles where rolname like 'kafedra_%' order by rolname`,
    ),
  }));
  expect(open).toEqual([]);
  expect(roles).toEqual([
    { rolname: 'kafedra_app', rolsuper: false, rolbypassrls: false },
    { rolname: 'kafedra_system', rolsuper: false, rolbypassrls: false },
  ]);
});

test('a failed transaction leaves no role or settings behind for the next one', async () => {
  const failing = school.database.system(async (transaction) => {
    await transaction.insert(courses).values({ company_id: first.companyId, name: 'Не останется' });
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await inFirst((transaction) => transaction.select().from(courses))).toEqual([]);
});
