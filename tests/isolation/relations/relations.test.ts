// Tests that `with=` shows related records as their own routes do, two relations deep: to a member without flags, and
// to members with those of one in six standard roles. Deep runs cover all roles three relations deep, and any one or
// two of the flags that grant reading two relations deep.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissions, type Permission } from '../../../api/src/kit/permissions/flags.ts';
import { standardRoles } from '../../../api/src/people/roles/standard-roles.ts';
import { sampleOf } from '../../../api/testing/contract/sample.ts';
import { operations } from '../../kit/openapi.ts';
import type { GraphqlClient } from '../../kit/graphql.ts';
import { newOwner, type Json } from '../../kit/rest.ts';
import { retryingGraphqlClient } from '../retrying-clients.ts';
import { type Caller, addMember, newCaller } from '../school/callers.ts';
import { isOpenTo } from '../probes/expectations.ts';
import { inParallel } from '../parallel.ts';
import { countProbes, reportCounts, newProbeCounts } from '../probes/probe-counts.ts';
import { sharedSchool, type School } from '../school/context.ts';
import { directRelationQueries, readingFlags, type Root, roots, shortForms } from './relations.ts';
import {
  isList,
  rootsFor,
  walk,
  type Walker,
  type OwnerView,
  ownerViewOf,
  deviations,
} from './walk.ts';

/** The number of records of a list among which the fullest is searched. */
const rowsAtOnce = 20;

const tally = newProbeCounts();
let school: School;
/** The owner's responses two relations deep. */
let near: OwnerView;
/** The ids in the addresses of records and of what is below them, by list. */
let ids: ReadonlyMap<string, Ids>;

type Ids = Readonly<Record<string, number>>;

beforeAll(async () => {
  school = await sharedSchool();
  await connectFiles(school);
  ids = await fullestRecords();
  near = ownerViewOf(await walk(walkerOf(school.owner), addressOf, nearRoots));
});
afterAll(() => reportCounts(tally));

interface Member {
  name: string;
  flags: readonly Permission[];
  /** The roots of the walk; all by default. */
  from?: readonly Root[];
}

const nearRoots = roots.map(directRelationQueries);

const noFlag: Member = { name: 'no flag', flags: ['admin_part_access'] };

const withRoles = standardRoles.map(({ name, permissions: flags }): Member => ({ name, flags }));

const withFlags: readonly Member[] = [
  ...permissions.map((flag): Member => ({
    name: flag,
    flags: ['admin_part_access', flag],
    from: nearRoots,
  })),
  ...[...pairsIn(readingFlags)].map((pair): Member => ({
    name: pair.join(' and '),
    flags: ['admin_part_access', ...pair],
    from: rootsFor(pair).map(directRelationQueries),
  })),
];

test('callers without access to a record see only its short form', () => {
  expect(shortForms).toEqual({
    Course: ['name'],
    CustomFieldVariable: ['value'],
    FileStorageFolder: ['name'],
    Form: ['name'],
    Gallery: ['name'],
    Group: ['name'],
    Order: ['number', 'name'],
    OrderFolder: ['name'],
    OrderStatus: ['admin_value'],
    PaymentStatus: ['admin_name'],
    Role: ['name'],
    User: ['name', 'surname', 'full_name', 'photo'],
  });
});

function* pairsIn<Item>(items: readonly Item[]): Generator<[Item, Item]> {
  for (const [place, one] of items.entries())
    for (const other of items.slice(place + 1)) yield [one, other];
}

/** The recipients of an invite are shown only to members who may grant what it grants. */
const narrower = ['Invite.recipients'];

test('relations show the same as the records’ own routes', async () => {
  const members = [noFlag, ...sampleOf(withRoles, 6)].map((member) => ({
    ...member,
    from: nearRoots,
  }));
  expect(await wrongFor(members, near)).toBe('');
});

describe('at greater depth', { tags: ['deep'] }, () => {
  let whole: OwnerView;
  beforeAll(async () => {
    const walker = walkerOf(school.owner);
    whole = ownerViewOf([
      ...(await walk(walker, addressOf)),
      ...(await walk(walker, addressOf, nearRoots)),
    ]);
  });

  test('every relation leads the school’s owner to a record', () => {
    expect(whole.empty).toEqual([]);
  });

  test('relations show the same as the records’ own routes', async () => {
    expect(await wrongFor([noFlag, ...withFlags, ...withRoles], whole)).toBe('');
  });
});

async function wrongFor(members: readonly Member[], shown: OwnerView): Promise<string> {
  const wrong = await inParallel(members, async ({ name, flags, from }) => {
    const member = await newCaller(school.installation.database, { name, kind: 'insider', flags });
    await addMember(school.installation.database, school.companyId, member, flags);
    const walker = walkerOf(member);
    const answers = await walk(walker, addressOf, from);
    const found = await deviations(walker, answers, shown, narrower);
    countProbes(
      tally,
      answers.reduce((sum, { root }) => sum + root.paths.length, 0),
      found,
    );
    return [...new Set(found)].map((what) => `${name}: ${what}`);
  });
  return wrong.flat().join('\n');
}

test('no relation leads another school’s owner to a record', async () => {
  const other = await newOwner(school.installation.api, 'beside');
  const statuses = roots
    .filter(({ operation }) => operation.parameters.includes('companyId'))
    .map(async (root) => (await other.call('GET', addressOf(root))).status);
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([404]));
});

describe('a member who may only invite', () => {
  const flags: Permission[] = ['admin_part_access', 'users_welcome'];
  let ask: GraphqlClient;

  beforeAll(async () => {
    const { database, gateway } = school.installation;
    const greeter = await newCaller(database, { name: 'who invites', kind: 'insider', flags });
    await addMember(database, school.companyId, greeter, flags);
    ask = retryingGraphqlClient(gateway, greeter.token);
  });

  /** The number of invites that granted something to this user, and of all invites. */
  const invites = async (given: string, user: string) => {
    const { data, errors } = await ask(`{ company(code: "${school.code}") { invites(first: 100) {
      totalCount
      nodes { coursePackages { id } userInvites(first: 5) { nodes { user { ${user} } } } ${given} }
    } } }`);
    const { nodes, totalCount } = data.company.invites;
    expect(nodes).toHaveLength(totalCount);
    const taken = nodes.filter(
      ({ coursePackages, userInvites }: Json) =>
        coursePackages.length > 0 && userInvites.nodes.length > 0,
    );
    expect(taken).not.toEqual([]);
    return { invite: taken[0], errors };
  };

  test('sees by GraphQL the names of registered users and of what they got', async () => {
    const given =
      'roles { name } groups { name } packages: coursePackages { course { name price img { url } } }';
    const { invite, errors } = await invites(given, 'fullName email phone');
    const name = expect.any(String);
    expect(errors).toBeUndefined();
    expect(invite).toMatchObject({
      roles: [{ name }],
      groups: [{ name }],
      packages: [{ course: { name, price: null, img: null } }],
      userInvites: { nodes: [{ user: { fullName: name, email: null, phone: null } }] },
    });
  });

  test('loses no list and no record when requesting more relations', async () => {
    const given = 'packages: coursePackages { course { status } }';
    const { invite, errors } = await invites(given, 'customFieldValues { shown file { url } }');
    expect(errors).not.toEqual([]);
    expect(invite).toMatchObject({
      packages: [{ course: null }],
      userInvites: { nodes: [{ user: { customFieldValues: null } }] },
    });
  });
});

const walkerOf = (caller: Caller): Walker => {
  const call = school.rest(caller.token);
  return {
    get: (path) => call('GET', path.replace('{companyId}', String(school.companyId))),
    may: (permission) =>
      permission === 'signed-in' || permission === 'member' || isOpenTo(caller.flags, permission),
  };
};

function addressOf({ operation: { route } }: Root): string {
  const known: Ids = {
    ...(ids.get(listOf(route)) ??
      ids.get(route) ??
      besides(route) ??
      beneath(route) ??
      partOf(route)),
    companyId: school.companyId,
  };
  return route.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known[name]));
}

/** The ids of a sibling route, such as exports of the same list. */
function besides(route: string): Ids | undefined {
  const [record] = /^.+\/\{(?!companyId)\w+\}\//.exec(route) ?? [];
  return [...ids].find(([list]) => record !== undefined && list.startsWith(record))?.[1];
}

/** Learners have separate routes for what is below a lesson. */
function beneath(route: string): Ids | undefined {
  const known = ids.get('/api/companies/{companyId}/courses/{course_id}/lessons');
  if (known?.['id'] === undefined || !route.includes('/{lesson_id}/')) return undefined;
  return { ...known, lesson_id: known['id'] };
}

/** The ids of a record with a single part, such as the template of a library entry. */
function partOf(route: string): Ids | undefined {
  const [, list = '', name = ''] = /^(.+)\/\{(?!companyId)(\w+)\}\/\w+$/.exec(route) ?? [];
  const id = ids.get(list)?.['id'];
  return id === undefined ? undefined : { [name]: id };
}

const listOf = (route: string): string => route.slice(0, route.indexOf('/{id}'));

const gets = new Set(operations.filter(({ method }) => method === 'GET').map(({ route }) => route));

/** Whether the route is below a record, and only below records that lists show. */
const isBelowListed = (route: string): boolean => {
  const above = [...route.matchAll(/\/\{(?!companyId)/g)].map(({ index }) => route.slice(0, index));
  return above.length > 0 && above.every((list) => gets.has(list));
};

/**
 * For each list, the record with the most relations; for a list below other records, across all of these. Lists whose
 * records have no address, such as exports, use the parent that has one.
 */
async function fullestRecords(): Promise<Map<string, Ids>> {
  const { get } = walkerOf(school.owner);
  const records = roots.filter(({ operation }) => operation.route.endsWith('/{id}'));
  const lists = new Set(records.map(({ operation }) => listOf(operation.route)));
  const listsAlone = roots.filter(
    (root) =>
      isList(root) && !lists.has(root.operation.route) && isBelowListed(root.operation.route),
  );
  const fullest = [...records, ...listsAlone].map(async ({ operation: { route }, paths }) => {
    const list = route.endsWith('/{id}') ? listOf(route) : route;
    const related = paths.flatMap(([one, next]) => (next ? [] : [one?.name]));
    const query = `?per_page=${rowsAtOnce}&with=${related.join(';')}`;
    const places = (await placesOf(list)).map(async (place): Promise<[number, Ids][]> => {
      const { body } = await get(`${at(list, place)}${query}`);
      return body.data.map((row: Json) => [JSON.stringify(row).length, { ...place, id: row.id }]);
    });
    const found = (await Promise.all(places)).flat();
    const [first] = found.toSorted(([one], [other]) => other - one);
    if (first === undefined) throw new Error(`${list} is empty: let its domain write a record`);
    return [list, first[1]] as const;
  });
  return new Map(await Promise.all(fullest));

  /** The addresses of a list: one, or one below each record of the parent list. */
  async function placesOf(list: string): Promise<Ids[]> {
    const [, above = '', name = ''] = /^(.+)\/\{(?!companyId)(\w+)\}/.exec(list) ?? [];
    if (name === '') return [{}];
    const found = (await placesOf(above)).map(async (place) => {
      const { body } = await get(`${at(above, place)}?per_page=${rowsAtOnce}`);
      return body.data.map(({ id }: Json): Ids => ({ ...place, [name]: id }));
    });
    return (await Promise.all(found)).flat();
  }
}

const at = (route: string, place: Ids): string =>
  route.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(place[name] ?? whole));

/** Columns that reference a file only after an upload. */
const withFiles = [
  'courses.img_id',
  'custom_field_user_values.file_id',
  'custom_field_course_values.file_id',
  'custom_field_order_values.file_id',
  'form_answer_values.file_id',
];

/** All of them reference the same file of the school. */
async function connectFiles({ installation: { runAsOwner }, companyId }: School): Promise<void> {
  const file = sql`(select min(id) from files where company_id = ${companyId})`;
  await runAsOwner(async (transaction) => {
    for (const column of withFiles) {
      const [table = '', name = ''] = column.split('.');
      await transaction.execute(
        sql`update ${sql.identifier(table)} set ${sql.identifier(name)} = ${file} where company_id = ${companyId}`,
      );
    }
  });
}
