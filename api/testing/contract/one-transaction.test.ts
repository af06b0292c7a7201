// A request is one transaction: it identifies the caller as the system role, and then runs all work of a domain as the
// caller. The test inspects the statements while it calls every route of a company.
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openSchool, type Caller, type School } from '../school.ts';

interface Ran {
  role: string;
  text: string;
}

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@one-transaction.test');
  companyId = await school.company('one-transaction', owner);
  // The first request records the visit, which the inspected requests then do not.
  await school.send('GET', inCompany('/auth_user'), undefined, owner);
});

afterEach(() => vi.restoreAllMocks());

const inCompany = (path: string) => `/api/companies/${companyId}${path}`;

/** Distinguishes statements of requests from those of background work. */
const requests = new AsyncLocalStorage<true>();

const sendRequest: School['send'] = (...request) =>
  requests.run(true, () => school.send(...request));

/** The transactions of requests from now on: their statements and roles. */
function watchTransactions(): Ran[][] {
  const transactions: Ran[][] = [];
  const open = new WeakMap<object, { role: string; ran: Ran[] }>();
  const query: (...sent: unknown[]) => unknown = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...sent: unknown[]
  ) {
    const [config, values] = sent as [string | pg.QueryConfig, unknown[] | undefined];
    const { text, values: bound } = typeof config === 'string' ? { text: config, values } : config;
    if (text.startsWith('begin') && requests.getStore()) {
      const begun = { role: 'nobody', ran: [] };
      open.set(this, begun);
      transactions.push(begun.ran);
    }
    const transaction = open.get(this);
    if (text.startsWith(`select set_config('role'`)) {
      if (transaction !== undefined) transaction.role = String(bound?.[0]);
    } else if (['commit', 'rollback'].includes(text)) {
      open.delete(this);
    } else if (!text.startsWith('begin')) {
      transaction?.ran.push({ role: transaction.role, text });
    }
    return query.apply(this, sent);
  });
  return transactions;
}

const asSystem = (ran: readonly Ran[]) => ran.filter(({ role }) => role === 'kafedra_system');
const asCaller = (ran: readonly Ran[]) => ran.filter(({ role }) => role === 'kafedra_app');

test('the list of courses is one transaction: identifying the caller, and one statement for each result', async () => {
  const transactions = watchTransactions();
  await sendRequest('GET', inCompany('/courses?countBy=status'), undefined, owner);
  const [only, ...others] = transactions;
  expect(others).toEqual([]);
  expect(only?.map(({ role, text }) => [role, /from "?(\w+)/.exec(text)?.[1]])).toEqual([
    ['kafedra_system', 'member_roles'],
    ['kafedra_app', 'course_favourites'],
    ['kafedra_app', 'row_counts'],
  ]);
});

test('no domain code runs as the system', async () => {
  const transactions = watchTransactions();
  await sendRequest('GET', '/api/super-admin', undefined, owner);
  const finding = transactions.flatMap((ran) => ran.map(({ text }) => text));
  expect(finding).toHaveLength(1);

  let together = 0;
  for (const { method, url } of routesOfCompanies()) {
    const before = transactions.length;
    await sendRequest(method, url, method === 'GET' ? undefined : {}, owner);
    // Jobs run at the same time.
    const asking = transactions
      .slice(before)
      .filter((ran) => ran.some(({ text }) => finding.includes(text)));
    expect([url, asking.length]).toEqual([url, 1]);
    const ran = asking[0] ?? [];
    expect([url, asSystem(ran).map(({ text }) => text)]).toEqual([url, finding]);
    if (asCaller(ran).length === 0) continue; // The route works in several transactions that it opens explicitly.
    together += 1;
    const lastOfSystem = ran.findLastIndex(({ role }) => role === 'kafedra_system');
    const firstOfCaller = ran.findIndex(({ role }) => role === 'kafedra_app');
    expect(lastOfSystem).toBeLessThan(firstOfCaller);
  }
  expect(together).toBeGreaterThan(60);
});

test('a transaction that was passed on is closed for its previous owner', async () => {
  const person = { companyId: null, personId: owner.userId };
  const outlived = school.database.withIdentity(
    async (transaction) => ({ ...person, transaction }),
    async (_own, { transaction }) => transaction.execute('select 1'),
    { reads: false },
  );
  await expect(outlived.catch((error: Error) => String(error.cause))).resolves.toContain(
    'switched to another identity',
  );
});

test('a failed statement rolls back the transaction, even if its error is caught', async () => {
  const working = school.database.person(owner.userId, async (transaction) => {
    await transaction.execute(`select 1 / 0`).catch(() => {});
  });
  await expect(working).rejects.toThrow('was rolled back');
});

test('a revoked permission applies to the next request, on any connection', async () => {
  const manager = await school.person('manager@one-transaction.test');
  await school.join(companyId, manager, ['courses_show_all', 'users_show']);
  const statuses = async () => {
    const list = () => school.send('GET', inCompany('/courses'), undefined, manager);
    const answers = await Promise.all(Array.from({ length: 8 }, list));
    return [...new Set(answers.map(({ status }) => status))];
  };
  const change = (statement: SQL) =>
    school.database.system((transaction) => transaction.execute(statement));
  const isManager = sql`company_id = ${companyId} and user_id = ${manager.userId}`;
  expect(await statuses()).toEqual([200]);
  await change(sql`update roles set permissions = '{admin_part_access,users_show}' where company_id = ${companyId}
    and id in (select role_id from member_roles where ${isManager})`);
  expect(await statuses()).toEqual([403]);
  await change(sql`update company_members set is_owner = true where ${isManager}`);
  expect(await statuses()).toEqual([200]);
  await change(
    sql`update company_members set is_owner = false, status = 'blocked' where ${isManager}`,
  );
  expect(await statuses()).toEqual([403]);
  await change(sql`delete from company_members where ${isManager}`);
  expect(await statuses()).toEqual([404]);
  await change(sql`delete from sessions where user_id = ${manager.userId}`);
  expect(await statuses()).toEqual([401]);
});

interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
}

/**
 * Every route below a company, with ids that do not exist, except those that would delete the owner.
 */
function routesOfCompanies(): { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string }[] {
  const file = join(import.meta.dirname, '../../openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  return Object.entries(paths).flatMap(([path, methods]) => {
    const [, below] = /^\/api\/companies\/\{companyId\}(.*)$/.exec(path) ?? [];
    if (below === undefined || below.endsWith('/leave')) return [];
    const url = inCompany(below.replaceAll(/\{\w+\}/g, '2147483647'));
    return Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as 'GET',
      url,
    }));
  });
}
