// Expensive requests to lists are answered or rejected, and an answer reads no more database pages than a company of
// this size needs, a measure that does not depend on the machine.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadDemoSchool } from '../../src/demo/load.ts';
import { rowOf } from '../../src/kit/database/database.ts';
import { startSession } from '../../src/people/account/accounts.ts';
import { attacks, everyList, type Target } from './attacks.ts';
import { asOwner } from '../schools/row-counts.ts';
import { sampleOf } from './sample.ts';
import { openOwnSchool, type OwnSchool } from '../school.ts';

/**
 * Database page reads per request: fifty per member of the company. The most expensive are sums of packages, with a
 * query for each column of each of the six kinds of lessons that they include and exclude.
 */
const mostPages = 5_000;

/** For a request for several lists at once, per list. */
const mostPagesOfEach = 1_000;

/** Per record in the response, including nested ones. */
const mostPagesOfRecord = 10;

/** Milliseconds for some thousand requests. */
const deadline = 600_000;

let school: OwnSchool;
let owner: { userId: number; token: string };
let target: Target;

beforeAll(async () => {
  countInSessions();
  school = await openOwnSchool();
  const { database } = school;
  await asOwner(database, (transaction) =>
    transaction.execute(sql`create extension pg_stat_statements`),
  );
  await loadDemoSchool(database, { courses: 20, learners: 100 });
  // As autovacuum does: without statistics the planner cannot choose among the indexes that begin with the company.
  await asOwner(database, (transaction) => transaction.execute(sql`analyze`));
  await database.system(async (transaction) => {
    const found = await rowOf<{ company_id: number; user_id: number }>(
      transaction,
      sql`select company_id, user_id from company_members where is_owner`,
    );
    const device = { user_agent: null, ip_address: null };
    owner = {
      userId: found.user_id,
      token: await startSession(transaction, found.user_id, device),
    };
    target = {
      companyId: found.company_id,
      ask: (url) => school.send('GET', url, undefined, owner),
    };
  });
});

afterAll(() => school.close());

test('the most expensive requests to some lists read a bounded number of pages', async () => {
  expect(await attack(sampleOf(everyList, 20))).toBeGreaterThan(20);
});

test(
  'the most expensive requests to every list read a bounded number of pages',
  { tags: ['deep'], timeout: deadline },
  async () => {
    expect(await attack(everyList)).toBeGreaterThan(500);
  },
);

/** Returns how many attacks were answered. */
async function attack(attacked: readonly string[]): Promise<number> {
  const failed: string[] = [];
  const dear: string[] = [];
  /**
   * Requests that ran a separate statement for each list: with more lists they only repeat these.
   */
  const oneForEach = new Set<string>();
  let answered = 0;
  let ran = 0;
  let current = '';
  for await (const { list, name, url, less, lists, fewer } of attacks(target, attacked)) {
    // Resets the counters: exploring a list sends requests before it is attacked.
    if (list !== current) await lookedAt();
    current = list;
    if (oneForEach.has(`${list}, ${fewer}`) && !fewer?.endsWith(', a hundred rows')) continue;
    let { status, body } = await target.ask(url);
    if (status === 422 && less !== undefined) ({ status, body } = await target.ask(less));
    const { pages, statements } = await lookedAt();
    if (lists > 1 && statements >= lists) oneForEach.add(`${list}, ${name}`);
    if (status === 422) continue;
    if (status !== 200) {
      failed.push(`${list}, ${name}: ${status}`);
      continue;
    }
    answered += 1;
    ran += statements;
    const records = recordsIn(body.data);
    if (pages > Math.max(mostPages, lists * mostPagesOfEach, records * mostPagesOfRecord))
      dear.push(`${list}, ${name}: ${pages} pages for ${records} records`);
  }
  expect(failed).toEqual([]);
  expect(dear).toEqual([]);
  expect(ran).toBeGreaterThan(answered);
  return answered;
}

function recordsIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const within = Object.values(data).reduce<number>((sum, value) => sum + recordsIn(value), 0);
  return within + Number(!Array.isArray(data));
}

/**
 * From now on pg_stat_statements tracks the statements of all sessions except those of the job queue, whose role may
 * not set it.
 */
function countInSessions(): void {
  const known = new WeakSet<pg.Client>();
  const query: (...sent: unknown[]) => unknown = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...sent: unknown[]
  ) {
    if (!known.has(this)) {
      known.add(this);
      const tracking = query.call(this, `set pg_stat_statements.track = 'top'`) as Promise<unknown>;
      tracking.catch(() => undefined);
    }
    return query.apply(this, sent);
  });
}

/** Pages and statements of callers since the previous call. */
const lookedAt = () =>
  asOwner(school.database, (transaction) =>
    rowOf<{ pages: number; statements: number }>(transaction, counted),
  );

const counted = sql`
  with own as (select oid from pg_database where datname = current_database()),
  looked as materialized (
    select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::integer as pages,
      coalesce(sum(calls), 0)::integer as statements
    from pg_stat_statements(false)
    where dbid = (select oid from own) and userid = 'kafedra_app'::regrole
  )
  select pages, statements, pg_stat_statements_reset(0, (select oid from own), 0) from looked`;
