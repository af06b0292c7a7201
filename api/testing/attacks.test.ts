// Whatever is asked of a list, it is answered or refused, and what is answered looks at no more pages of the database
// than a school of this size needs: that is the same on every machine.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadDemoSchool } from '../src/demo/load.ts';
import { sendPrepared } from '../src/kit/database/transactions.ts';
import { rowOf } from '../src/kit/database.ts';
import { startSession } from '../src/people/account/accounts.ts';
import { attacks, type Target } from './attacks.ts';
import { asOwner } from './counted.ts';
import { openOwnSchool, type OwnSchool } from './school.ts';

/** Pages that one call may look at, each time that it looks at one: sixty for each person of the school. */
const mostPages = 6_000;

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
  school = await openOwnSchool();
  const { database } = school;
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

test(
  'every list, asked for the dearest that it offers',
  async () => {
    const statements = watchStatements();
    const failed: string[] = [];
    const dear: string[] = [];
    let answered = 0;
    for await (const { list, name, url, less, lists } of attacks(target)) {
      statements.length = 0;
      let { status, body } = await target.ask(url);
      if (status === 422 && less !== undefined) ({ status, body } = await target.ask(less));
      if (status === 422) continue;
      if (status !== 200) {
        failed.push(`${list}, ${name}: ${status}`);
        continue;
      }
      answered += 1;
      const pages = await pagesOf(statements);
      const records = recordsIn(body.data);
      if (pages > Math.max(mostPages, lists * mostPagesOfEach, records * mostPagesOfRecord))
        dear.push(`${list}, ${name}: ${pages} pages for ${records} records`);
    }
    expect(failed).toEqual([]);
    expect(dear).toEqual([]);
    expect(answered).toBeGreaterThan(500);
  },
  deadline,
);

function recordsIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const within = Object.values(data).reduce<number>((sum, value) => sum + recordsIn(value), 0);
  return within + Number(!Array.isArray(data));
}

interface Ran {
  text: string;
  values: unknown[];
}

/** What runs from now on as whoever calls. */
function watchStatements(): Ran[] {
  const ran: Ran[] = [];
  const query: (...sent: unknown[]) => unknown = pg.Client.prototype.query;
  let isCaller = false;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...sent: unknown[]
  ) {
    const [config] = sent as [string | pg.QueryConfig];
    if (typeof config !== 'string') {
      const { text, values = [] } = config;
      if (text.startsWith(`select set_config('role'`)) isCaller = values[0] === 'kafedra_app';
      else if (isCaller && text.startsWith('select')) ran.push({ text, values });
    }
    return query.apply(this, sent);
  });
  return ran;
}

/** The pages that statements look at. */
function pagesOf(statements: readonly Ran[]): Promise<number> {
  const scope = { companyId: target.companyId, personId: owner.userId };
  const again = [...statements];
  return school.database.company(scope, async (transaction) => {
    let pages = 0;
    for (const { text, values } of again) {
      const explained = `explain (analyze, timing off, buffers, costs off) ${text}`;
      const { rows } = await sendPrepared(transaction, explained, values, 'custom');
      // Those of the whole plan come first.
      const buffers = rows.map((row) => row['QUERY PLAN']).find((line) => /Buffers: /.test(line));
      for (const [, count] of (buffers ?? '').matchAll(/\b(?:hit|read)=(\d+)/g))
        pages += Number(count);
    }
    return pages;
  });
}
