// Whatever is asked of a list, it is answered or refused, and what is answered looks at no more pages of the database
// than a school of this size needs: that is the same on every machine.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadDemoSchool } from '../../src/demo/load.ts';
import { rowOf } from '../../src/kit/database/database.ts';
import { startSession } from '../../src/people/account/accounts.ts';
import { attacks, everyList, type Target } from './attacks.ts';
import { asOwner } from '../schools/counted.ts';
import { sampleOf } from './sample.ts';
import { openOwnSchool, type OwnSchool } from '../school.ts';

/**
 * Pages that one call may look at, each time that it looks at one: fifty for each person of the school. The dearest are
 * sums of packages: a question for each column of each of the six kinds of lessons that they give and withhold.
 */
const mostPages = 5_000;

/** Of a call that asks for several lists at once, for each of them. */
const mostPagesOfEach = 1_000;

/** For each record that is answered, those within others too: what is read costs what is read. */
const mostPagesOfRecord = 10;

/** Milliseconds; some thousand calls. */
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
  // As autovacuum does: without statistics any index that begins with the company is as good as the right one.
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

test('a list, asked for the dearest that it offers', async () => {
  expect(await attack(sampleOf(everyList, 20))).toBeGreaterThan(20);
});

test('every list is', { tags: ['deep'], timeout: deadline }, async () => {
  expect(await attack(everyList)).toBeGreaterThan(500);
});

/** Gives how many attacks were answered. */
async function attack(attacked: readonly string[]): Promise<number> {
  const failed: string[] = [];
  const dear: string[] = [];
  /** What ran a statement for each of the lists that it asked for: of more lists it runs the same ones more often. */
  const oneForEach = new Set<string>();
  let answered = 0;
  let ran = 0;
  let current = '';
  for await (const { list, name, url, less, lists, fewer } of attacks(target, attacked)) {
    // What is found out about a list is asked before it is attacked.
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

/** From now on the server counts in every session what its statements look at. Those of the queue may not ask for it. */
function countInSessions(): void {
  const known = new WeakSet<pg.Client>();
  const query: (...sent: unknown[]) => unknown = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...sent: unknown[]
  ) {
    if (!known.has(this)) {
      known.add(this);
      const asked = query.call(this, `set pg_stat_statements.track = 'top'`) as Promise<unknown>;
      asked.catch(() => undefined);
    }
    return query.apply(this, sent);
  });
}

/** What the statements of whoever calls have looked at since this was asked before. */
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
