// Searches treat е and ё as equal in all lists, and use the text indexes.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowOf, rowsOf } from '../../src/kit/database/database.ts';
import { hasWord, wordPattern } from '../../src/kit/lists/list.ts';
import { openSchool, type Caller, type School } from '../school.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@words.test');
  const body = { name: 'Школа', code: 'words' };
  companyId = (await school.send('POST', '/api/companies', body, owner)).body.data.id;
});

async function found(list: string, search: string): Promise<number> {
  const url = `/api/companies/${companyId}/${list}?search=${encodeURIComponent(search)}`;
  const { status, body } = await school.send('GET', url, undefined, owner);
  expect(status).toBe(200);
  return body.data.length;
}

test('a search for е finds ё, and a search for ё finds е', async () => {
  for (const [list, body] of [
    [
      'users',
      { name: 'Алёна', surname: 'Аксенова', email: 'a@words.test', password: 'Oh-9-words!' },
    ],
    ['groups', { name: 'Аксёновы и Алена' }],
    ['order_folder', { name: 'Аксенова Алёна' }],
  ] as const) {
    const url = `/api/companies/${companyId}/${list}`;
    const made = await school.send('POST', url, body, owner);
    expect([list, made.status]).toEqual([list, 201]);
    for (const words of ['аксенов', 'АКСЁНОВ', 'алена аксенов', 'Алён Аксёнов']) {
      expect([list, words, await found(list, words)]).toEqual([list, words, 1]);
    }
    // Other characters are literal, also those that are special in regular expressions.
    for (const words of ['акс.нов', 'аксенов|', '(аксенов)', '[её]', 'аксенов*', String.raw`\w`]) {
      expect([list, words, await found(list, words)]).toEqual([list, words, 0]);
    }
  }
});

test('indexes are used under row-level security: the function is leakproof', async () => {
  const { known } = await school.database.system((transaction) =>
    rowOf<{ known: boolean }>(
      transaction,
      sql`select proleakproof as known from pg_proc where proname = 'texticregexeq'`,
    ),
  );
  expect(known).toBe(true);
});

test('text indexes are queried for both letters', async () => {
  await school.database.system(async (transaction) => {
    await transaction.execute(sql`create temporary table looked_through on commit drop as
      select 'Семёнова ' || number as words from generate_series(1, 2000) as number`);
    await transaction.execute(
      sql`create index looked_through_words on looked_through using gin (words gin_trgm_ops)`,
    );
    await transaction.execute(sql`set local enable_seqscan = off`);
    const search = sql`select words from looked_through where ${hasWord(sql`words`, sql.raw(`'${wordPattern('Семенова')}'`))}
      and ${hasWord(sql`words`, sql.raw(`'${wordPattern('1234')}'`))}`;
    const plan = await rowsOf<{ 'QUERY PLAN': string }>(
      transaction,
      sql`explain (costs off) ${search}`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain(
      "Index Cond: ((words ~* 'С[её]м[её]нова'::text)",
    );
    expect(await rowsOf(transaction, search)).toEqual([{ words: 'Семёнова 1234' }]);
  });
});
