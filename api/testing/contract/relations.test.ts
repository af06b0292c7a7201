// Relations to records with restricted access: readable ones are shown in full, others in their short form.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../../src/courses/course-tables.ts';
import { courseFormats, courseTypes } from '../../src/courses/dictionaries/dictionary-tables.ts';
import { coursePackages } from '../../src/courses/packages/package-tables.ts';
import { readList } from '../../src/kit/lists/list.ts';
import type { Row } from '../../src/kit/lists/contract.ts';
import { readListParameters } from '../../src/kit/lists/parameters.ts';
import type { Permission } from '../../src/kit/permissions/flags.ts';
import type { Scope } from '../../src/kit/permissions/permissions.ts';
import { belongsTo, hasMany, record } from '../../src/kit/records/record.ts';
import type { RecordOf } from '../../src/kit/records/contract.ts';
import { openSchool, type Caller, type School } from '../school.ts';

const description = '';
const read = { all: 'courses_show_all', my: 'courses_show_my' } as const;

const formatRecord = record(courseFormats)({
  name: 'RelatedFormat',
  description,
  permissions: { read: { all: 'lessons_view' } },
});

const packageRecord = record(coursePackages)({
  name: 'RelatedPackage',
  description,
  permissions: 'part',
  relations: { course: belongsTo(() => openRecord, 'course_id') },
});

/** The record of a course with these fields in its short form. */
const courseRecord = (name: string, short: ('name' | 'price')[]) =>
  record(courses)({
    name,
    description,
    permissions: { read },
    mine: (table, { personId }) => sql`${table.author_id} = ${personId}`,
    short,
    relations: {
      packages: hasMany(() => packageRecord, 'course_id'),
      format: belongsTo(() => formatRecord, 'format_id'),
    },
    order: 'name',
  });

const openRecord = courseRecord('RelatedCourse', ['name']);
const closedRecord = courseRecord('RelatedClosedCourse', []);
const pricedRecord = courseRecord('RelatedPricedCourse', ['price']);

const typeRecord = record(courseTypes)({
  name: 'RelatedType',
  description,
  permissions: { read: 'member' },
  relations: {
    open: hasMany(() => openRecord, 'type_id'),
    closed: hasMany(() => closedRecord, 'type_id'),
    priced: hasMany(() => pricedRecord, 'type_id'),
  },
});

let school: School;
let person: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  person = await school.person('reader@relations.test');
  const owner = await school.person('owner@relations.test');
  companyId = await school.company('relations', owner);
  await school.database.system(async (transaction) => {
    const company_id = companyId;
    const [type] = await transaction
      .insert(courseTypes)
      .values({ company_id, name: 'Тип' })
      .returning({ id: courseTypes.id });
    const [format] = await transaction
      .insert(courseFormats)
      .values({ company_id, name: 'Очно' })
      .returning({ id: courseFormats.id });
    const shared = { company_id, type_id: type!.id, format_id: format!.id };
    const made = await transaction
      .insert(courses)
      .values([
        { ...shared, name: 'А: свой', price: '10.00', author_id: person.userId },
        { ...shared, name: 'Б: чужой', price: '200.00', author_id: owner.userId },
        { ...shared, name: 'В: ничей', price: '3000.00' },
      ])
      .returning({ id: courses.id });
    await transaction
      .insert(coursePackages)
      .values(made.map(({ id }) => ({ company_id, course_id: id, name: 'Пакет' })));
  });
});

const scopeWith = (...flags: Permission[]): Scope => ({
  companyId,
  personId: person.userId,
  isOwner: false,
  permissions: new Set(flags),
});

/**
 * Users who read all courses, only their own, and none; and one with the permission but without back office access.
 */
const readers = {
  all: () => scopeWith('admin_part_access', 'courses_show_all'),
  mine: () => scopeWith('admin_part_access', 'courses_show_my'),
  none: () => scopeWith('admin_part_access'),
  outside: () => scopeWith('courses_show_all', 'courses_show_my'),
};

async function rowsFor(of: RecordOf, scope: Scope, query: Row): Promise<Row[]> {
  const parameters = readListParameters(query, {
    record: of,
    sort: ['id'],
    defaultSort: { column: 'id', descending: false },
    filters: [],
    countBy: [],
  });
  const source = { record: of, inCompany: true };
  const { data } = await school.database.company(scope, (transaction) =>
    readList(transaction, source, parameters, scope),
  );
  return data;
}

async function typeFor(reader: keyof typeof readers, query: Row) {
  const [type] = await rowsFor(typeRecord, readers[reader](), query);
  return type as Record<string, Row[]>;
}

const namesIn = (rows: readonly Row[] | undefined) => rows?.map(({ name }) => name);

describe('many records with a short form', () => {
  test.each([
    ['all', [true, true, true]],
    ['mine', [true, false, false]],
    ['none', [false, false, false]],
    ['outside', [false, false, false]],
  ] as const)('to whoever reads %s of them', async (reader, whole) => {
    const { open } = await typeFor(reader, { with: 'open.packages' });
    expect(namesIn(open)).toEqual(['А: свой', 'Б: чужой', 'В: ничей']);
    expect(open?.map((course) => 'price' in course)).toEqual(whole);
    const short = open?.filter((_, place) => !whole[place]);
    expect(short?.flatMap(Object.keys)).toEqual(short?.flatMap(() => ['id', 'name']));
    expect(open?.map(({ packages }) => (packages as Row[] | undefined)?.length)).toEqual(
      whole.map((isWhole) => (isWhole ? 1 : undefined)),
    );
  });

  test('with selected columns', async () => {
    const { open } = await typeFor('mine', { with: 'open:price,name' });
    const id = expect.any(Number);
    expect(open).toEqual([
      { id, price: '10.00', name: 'А: свой' },
      { id, name: 'Б: чужой' },
      { id, name: 'В: ничей' },
    ]);
    const { open: priceless } = await typeFor('none', { with: 'open:price' });
    expect(priceless?.flatMap(Object.keys)).toEqual(['id', 'id', 'id']);
  });
});

test.each([
  ['all', ['А: свой', 'Б: чужой', 'В: ничей'], '3210.00'],
  ['mine', ['А: свой'], '10.00'],
  ['none', [], '0'],
  ['outside', [], '0'],
] as const)(
  'whoever reads %s of records without one is shown, and counts, these',
  async (reader, names, sum) => {
    const type = await typeFor(reader, {
      with: 'closed',
      withCount: 'closed;open',
      withSums: 'closed:price;open:price;priced:price',
    });
    expect(namesIn(type['closed'])).toEqual(names);
    expect(type).toMatchObject({
      closed_count: names.length,
      closed_sum_price: sum,
      // All are counted, but only readable ones have a price.
      open_count: 3,
      open_sum_price: sum,
      priced_sum_price: '3210.00',
    });
  },
);

test('a single record that may not be read is null', async () => {
  const formats = async (...flags: Permission[]) => {
    const scope = scopeWith('admin_part_access', 'courses_show_all', ...flags);
    const rows = await rowsFor(openRecord, scope, { with: 'format', sort: 'id' });
    return rows.map(({ format }) => (format as Row | null)?.['name'] ?? null);
  };
  expect(await formats()).toEqual([null, null, null]);
  expect(await formats('lessons_view')).toEqual(['Очно', 'Очно', 'Очно']);
});

test('nested relations are shown only for readable records', async () => {
  const partsFor = async (reader: keyof typeof readers) => {
    const rows = await rowsFor(openRecord, readers[reader](), { with: 'packages.course' });
    return rows.map(({ packages }) => (packages as Row[]).length);
  };
  expect(await partsFor('all')).toEqual([1, 1, 1]);
  expect(await partsFor('mine')).toEqual([1, 0, 0]);
  expect(await partsFor('none')).toEqual([0, 0, 0]);
});

test('memoized SQL is not used for callers with fewer permissions', async () => {
  const shown = async (reader: keyof typeof readers) =>
    (await typeFor(reader, { with: 'closed:name' }))['closed']?.length;
  expect([await shown('all'), await shown('none'), await shown('mine')]).toEqual([3, 0, 1]);
  expect([await shown('mine'), await shown('all'), await shown('outside')]).toEqual([1, 3, 0]);
});
