// Tests that no page that the menu offers is refused: for members with any one flag, with any two flags that open
// areas, and with none. Members without access to the back office are offered nothing.
import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { permissions, type Permission } from '../../api/src/kit/permissions/flags.ts';
import { permittedAreas } from '../../web/src/shell/menu/areas.ts';
import { menuPages } from './declarations.ts';
import { retryingGraphqlClient } from './retrying-clients.ts';
import { addMember, newCaller } from './school/callers.ts';
import { inParallel } from './parallel.ts';
import { sharedSchool, type School } from './school/context.ts';

let school: School;
beforeAll(async () => {
  school = await sharedSchool();
});

const operations = Object.values(
  JSON.parse(
    readFileSync(joinPath(import.meta.dirname, '../../web/persisted-operations.json'), 'utf8'),
  ) as Record<string, string>,
);

function textOf(name: string): string {
  const text = operations.find((each) => new RegExp(`^query ${name}\\b`).test(each));
  if (text === undefined) throw new Error(`the web app asks for no ${name}`);
  return text;
}

const everyArea = permittedAreas(permissions.map((flag) => flag.toUpperCase() as never)).flatMap(
  ({ areas }) => areas,
);

/** Flags that open areas. */
const opening = [...new Set(everyArea.flatMap((area) => area.permissions))].map(
  (flag) => flag.toLowerCase() as Permission,
);

const withOneFlag: (readonly Permission[])[] = [
  ['admin_part_access'],
  ...permissions.map((flag): Permission[] => ['admin_part_access', flag]),
];

const withTwoFlags = opening.flatMap((one, place) =>
  opening.slice(place + 1).map((other): Permission[] => ['admin_part_access', one, other]),
);

test('every area is tested', () => {
  expect(everyArea.map(({ path }) => path).sort()).toEqual(Object.keys(menuPages).sort());
});

test('no page of the menu is refused to members with any one flag', async () => {
  expect(await refusedTo(withOneFlag)).toBe('');
});

test(
  'no page of the menu is refused to members with any two flags',
  { tags: ['deep'] },
  async () => {
    expect(await refusedTo(withTwoFlags)).toBe('');
  },
);

async function refusedTo(members: readonly (readonly Permission[])[]): Promise<string> {
  const ids = await someIds();
  const refused = await inParallel(members, async (flags) => {
    const { ask, areas } = await member(flags);
    const tried = areas
      .flatMap((path) => menuPages[path] ?? [])
      .filter(({ needs }) => needs === undefined || needs.some((flag) => flags.includes(flag)));
    const found: string[] = [];
    for (const { query, variables } of tried) {
      const { errors = [] } = await ask(textOf(query), {
        company: school.code,
        search: null,
        filter: null,
        orderBy: null,
        ...variables?.(ids),
      });
      found.push(
        ...errors.map(({ message }) => `${flags.slice(1).join(' and ')}: ${query}: ${message}`),
      );
    }
    return found;
  });
  return refused.flat().join('\n');
}

test('without access to the back office the menu is empty, regardless of other flags', async () => {
  const { areas } = await member(permissions.filter((flag) => flag !== 'admin_part_access'));
  expect(areas).toEqual([]);
});

async function member(flags: readonly Permission[]) {
  const { database, gateway } = school.installation;
  const name = `who may ${flags.join()}`;
  const caller = await newCaller(database, { name, kind: 'insider', flags });
  await addMember(database, school.companyId, caller, flags);
  const ask = retryingGraphqlClient(gateway, caller.token);
  const { data } = await ask(
    `{ company(code: "${school.code}") { adminProfile { permissions } } }`,
  );
  const groups = permittedAreas(data.company.adminProfile.permissions);
  return { ask, areas: groups.flatMap((group) => group.areas.map(({ path }) => path)) };
}

/** One id of each type, for pages of records. */
async function someIds(): Promise<Record<string, number>> {
  const { data } = await retryingGraphqlClient(
    school.installation.gateway,
    school.owner.token,
  )(
    `{ company(code: "${school.code}") { ${['users', 'invites', 'roles', 'tests']
      .map((list) => `${list}(first: 1) { nodes { databaseId } }`)
      .join(' ')} courseCategories { databaseId } } }`,
  );
  const first = (list: string): number => data.company[list].nodes[0].databaseId;
  return {
    user: first('users'),
    invite: first('invites'),
    role: first('roles'),
    test: first('tests'),
    category: data.company.courseCategories[0].databaseId,
  };
}
