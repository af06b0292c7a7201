// Tests the course search: word forms and spelling mistakes.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { rowsOf } from '../../kit/database/database.ts';
import { readRanked } from '../../kit/lists/ranked.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { courses } from '../course-tables.ts';
import { courseResource } from '../resources.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@course-search.test');
  companyId = await school.company('course-search', owner);
  const [named, described] = [
    [
      'Математика для школьников',
      'Физика и математика',
      'Химия: ЕГЭ',
      'Учёт и налоги',
      'Ёлочные игрушки',
    ],
    [
      ['Логика', 'Задачи по математике'],
      ['Подготовка к ЕГЭ', 'Русский язык'],
    ],
  ];
  await school.database.system((transaction) =>
    transaction
      .insert(courses)
      .values([
        ...named.map((name) => ({ company_id: companyId, name, status: 'visible' as const })),
        ...described.map(([name = '', anons]) => ({ company_id: companyId, name, anons })),
      ]),
  );
});

const search = async (words: string, more = '', as = owner) => {
  const url = `/api/companies/${companyId}/search_courses?search=${encodeURIComponent(words)}${more}`;
  const { status, body } = await school.send('GET', url, undefined, as);
  expect(status).toBe(200);
  return body;
};
const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

test.each([
  ['математику', ['Физика и математика', 'Математика для школьников', 'Логика']],
  ['матем', ['Физика и математика', 'Математика для школьников', 'Логика']],
  ['школьнику', ['Математика для школьников']],
  ['елочная игрушка', ['Ёлочные игрушки']],
  ['УЧЕТ налогов', ['Учёт и налоги']],
  ['русского', ['Подготовка к ЕГЭ']],
  ['и', ['Ёлочные игрушки']],
  ['физика химия', []],
  ['—', []],
])('«%s» finds words in all their forms, those of names first', async (words, found) => {
  expect(names(await search(words)).toSorted()).toEqual(found.toSorted());
});

test('ranks matches in the name above those in the announcement', async () => {
  expect(names(await search('математика')).at(-1)).toBe('Логика');
});

test.each([
  ['матиматика', 'математика', 3],
  ['химея', 'химия', 1],
  ['физека и матиматика', 'физика и математика', 1],
  ['шкльник', 'школьников', 1],
  ['физ математика', 'физика математика', 1],
  ['химея для егэ', 'химия для егэ', 1],
])('«%s» is corrected to «%s»', async (words, corrected, total) => {
  const { meta } = await search(words);
  expect(meta).toMatchObject({ corrected, total });
});

test('finds nothing for words like no other, and corrects no existing word', async () => {
  expect((await search('абракадабра')).meta).toMatchObject({ corrected: null, total: 0 });
  expect((await search('химия')).meta.corrected).toBeNull();
});

describe('the search list', () => {
  test('has the filters, sorts and counts of the course list', async () => {
    expect(names(await search('математика', '&status=draft'))).toEqual(['Логика']);
    expect(names(await search('математика', '&sort=name&desc=1'))).toEqual([
      'Физика и математика',
      'Математика для школьников',
      'Логика',
    ]);
    const { meta } = await search('математика', '&countBy=status');
    expect(meta.counts).toEqual({ status: { visible: 2, draft: 1 } });
  });

  test('is paged by number and by cursor, both ways', async () => {
    const all = names(await search('математика'));
    expect(names(await search('математика', '&page=2&per_page=2'))).toEqual(all.slice(2));
    const first = await search('математика', '&cursor=&per_page=2');
    expect([names(first), first.meta.previous_cursor]).toEqual([all.slice(0, 2), null]);
    const next = await search('математика', `&cursor=${first.meta.next_cursor}&per_page=2`);
    expect([names(next), next.meta.next_cursor]).toEqual([all.slice(2), null]);
    const back = await search(
      'математика',
      `&cursor=${next.meta.previous_cursor}&before=1&per_page=2`,
    );
    expect(names(back)).toEqual(all.slice(0, 2));
  });

  test('returns no cursor of a course deleted since the search', async () => {
    const { data } = await search('математика', '&per_page=2');
    const [first, second] = data.map(({ id }: { id: number }) => id);
    const scope: Scope = {
      companyId,
      personId: owner.userId,
      isOwner: true,
      permissions: new Set(),
    };
    const source = courseResource.source(courseResource.permissions.read);
    const parameters = courseResource.readParameters({ cursor: '' });
    const { meta } = await school.database.company(scope, (transaction) =>
      readRanked(transaction, source, parameters, scope, [first, 2 ** 31 - 1, second]),
    );
    const positions = meta.cursors?.map((cursor) =>
      JSON.parse(Buffer.from(cursor, 'base64url').toString()),
    );
    expect(positions).toEqual([
      ['ranked', 0, first],
      ['ranked', 2, second],
    ]);
  });

  test('requires the permission to read courses and finds only readable ones', async () => {
    const own = await school.person('own@course-search.test');
    await school.join(companyId, own, ['courses_show_my']);
    expect(names(await search('математика', '', own))).toEqual([]);
    expect((await search('матиматика', '', own)).meta.corrected).toBeNull();
    await school.database.system((transaction) =>
      transaction.execute(
        sql`update courses set author_id = ${own.userId} where company_id = ${companyId} and name = 'Логика'`,
      ),
    );
    expect(names(await search('математика', '', own))).toEqual(['Логика']);
    const other = await school.person('other@course-search.test');
    await school.join(companyId, other, ['users_show']);
    const url = `/api/companies/${companyId}/search_courses?search=а`;
    expect((await school.send('GET', url, undefined, other)).status).toBe(403);
  });
});

test('uses indexes under row-level security, because its functions are leakproof', async () => {
  const known = await school.database.system((transaction) =>
    rowsOf<{ name: string }>(
      transaction,
      sql`select proname as name from pg_proc where proleakproof and proname in ('ts_match_vq', 'word_similarity_commutator_op') order by 1`,
    ),
  );
  expect(known.map(({ name }) => name)).toEqual(['ts_match_vq', 'word_similarity_commutator_op']);
});
