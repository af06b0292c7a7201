// Tests that no page that the menu offers is refused: for members with any one flag, with any two flags that open
// areas, and with none. Members without access to the back office are offered nothing.
import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { permissions, type Permission } from '../../api/src/kit/permissions/flags.ts';
import { permittedAreas } from '../../web/src/shell/menu/areas.ts';
import { retryingGraphqlClient } from './retrying-clients.ts';
import { addMember, newCaller } from './school/callers.ts';
import { inParallel } from './parallel.ts';
import { sharedSchool, type School } from './school/context.ts';

let school: School;
beforeAll(async () => {
  school = await sharedSchool();
});

interface PageQuery {
  query: string;
  variables?: (ids: Record<string, number>) => object;
}

const noTab = { exists: false, users: false, history: false, original: 0, copies: false, id: 0 };

const noUserTab = {
  fields: false,
  courses: false,
  orders: false,
  payments: false,
  history: false,
  log: false,
};

const noTestTab = {
  questions: false,
  table: false,
  settings: false,
  access: false,
  history: false,
  changes: null,
};

const noFields = { named: [], hasNamed: false, fields: [], hasFields: false };

const noHidden = { details: false, texts: false, parts: false };

/** The query of each area's page. */
const pages: Record<string, PageQuery> = {
  users: { query: 'userListRouteQuery', variables: () => noFields },
  orders: {
    query: 'orderListRouteQuery',
    variables: () => ({ ...noFields, filter: {} }),
  },
  payments: {
    query: 'paymentListRouteQuery',
    variables: () => ({ filter: {}, named: [], hasNamed: false }),
  },
  statuses: { query: 'orderStatusListRouteQuery' },
  statistics: { query: 'schoolStatisticsRouteQuery' },
  generate: { query: 'generationRouteQuery' },
  invites: {
    query: 'inviteListRouteQuery',
    variables: () => ({ filter: { kind: 'INVITE', state: [] } }),
  },
  welcomes: {
    query: 'inviteListRouteQuery',
    variables: () => ({ filter: { kind: 'WELCOME', state: [] } }),
  },
  'promo-codes': {
    query: 'promoCodeListRouteQuery',
    variables: () => ({ filter: {}, named: [], hasNamed: false }),
  },
  roles: { query: 'roleListRouteQuery' },
  groups: { query: 'groupListRouteQuery' },
  'custom-fields': {
    query: 'customFieldListRouteQuery',
    variables: () => ({ filter: { subtype: 'USER' } }),
  },
  forms: { query: 'formListRouteQuery' },
  'courses-and-payment': {
    query: 'coursesAndPaymentRouteQuery',
    variables: () => ({ payments: true, courses: false, filter: {} }),
  },
  'file-storage': {
    query: 'fileStorageRouteQuery',
    variables: () => ({ filter: { status: ['KEPT'], atTop: true }, isTrash: false }),
  },
  galleries: { query: 'galleryListRouteQuery' },
  library: { query: 'libraryRouteQuery', variables: () => ({ filter: {} }) },
  webinars: {
    query: 'webinarsRouteQuery',
    variables: () => ({ ofLessons: true, external: false, filter: { stage: 'UPCOMING' } }),
  },
  courses: {
    query: 'courseListRouteQuery',
    variables: () => ({ ...noFields, ...noHidden, folders: true }),
  },
  tests: {
    query: 'testListRouteQuery',
    variables: () => ({ filter: { status: ['ACTIVE', 'INACTIVE'] }, named: [], hasNamed: false }),
  },
  'tests/checking': {
    query: 'checkingRouteQuery',
    variables: () => ({ filter: { waiting: true }, named: [], hasNamed: false }),
  },
  homeworks: {
    query: 'workListRouteQuery',
    variables: () => ({ filter: { waiting: true }, named: [], hasNamed: false }),
  },
  comments: {
    query: 'commentListRouteQuery',
    variables: () => ({
      filter: { status: ['VISIBLE', 'HIDDEN'] },
      named: [],
      hasNamed: false,
    }),
  },
  'commercial-offer': {
    query: 'offerRouteQuery',
    variables: () => ({ courseIds: [], hasChosen: false }),
  },
  'ege-subjects': { query: 'examSubjectListRouteQuery' },
  'olympic-tests': { query: 'olympiadListRouteQuery' },
  'stress-test': { query: 'stressTestRouteQuery' },
  'course-types': { query: 'courseTypeListRouteQuery' },
  'course-formats': { query: 'courseFormatListRouteQuery' },
  categories: { query: 'categoryListRouteQuery' },
  locations: { query: 'placeListRouteQuery' },
  subjects: {
    query: 'subjectsRouteQuery',
    variables: () => ({ ofSubjects: true, ofTopics: false, named: [], hasNamed: false }),
  },
  settings: {
    query: 'companySettingsRouteQuery',
    variables: () => ({
      main: true,
      domains: true,
      integrations: true,
      subscription: true,
      payments: true,
      signIn: true,
      owners: true,
    }),
  },
  'access-tokens': { query: 'accessRouteQuery', variables: () => ({ services: false }) },
};

/**
 * Pages opened from there by buttons, links and tabs, with the flags that show the link; none means always.
 */
const inside: Record<string, (PageQuery & { needs?: Permission[] })[]> = {
  users: [
    {
      query: 'userRouteQuery',
      variables: ({ user }) => ({ ...noUserTab, id: user, fields: true, history: true }),
    },
    {
      query: 'userRouteQuery',
      variables: ({ user }) => ({ ...noUserTab, id: user, courses: true }),
      needs: ['courses_show_all', 'courses_show_my'],
    },
    {
      query: 'userRouteQuery',
      variables: ({ user }) => ({ ...noUserTab, id: user, log: true }),
      needs: ['company_settings'],
    },
  ],
  subjects: [
    {
      query: 'subjectsRouteQuery',
      variables: () => ({ ofSubjects: false, ofTopics: true, named: [], hasNamed: false }),
    },
  ],
  tests: [
    { query: 'testCategoryListRouteQuery' },
    {
      query: 'resultListRouteQuery',
      variables: ({ test: id }) => ({ test: id, named: [], hasNamed: false }),
      needs: ['teacher_check_test_all', 'teacher_check_test_my', 'tests_show_results'],
    },
    ...(['questions', 'settings', 'access', 'history'] as const).map((tab) => ({
      query: 'testRouteQuery',
      variables: ({ test: id }: Record<string, number>) => ({
        ...noTestTab,
        test: id,
        [tab]: true,
      }),
    })),
  ],
  categories: [{ query: 'categoryRouteQuery', variables: ({ category }) => ({ id: category }) }],
  'access-tokens': [
    {
      query: 'accessRouteQuery',
      variables: () => ({ services: true }),
      needs: ['company_settings'],
    },
  ],
  invites: [
    { query: 'inviteRouteQuery', variables: () => noTab },
    {
      query: 'inviteRouteQuery',
      variables: ({ invite }) => ({ ...noTab, id: invite, exists: true, users: true }),
    },
  ],
  roles: [
    { query: 'roleRouteQuery', variables: () => noTab, needs: ['company_settings'] },
    {
      query: 'roleRouteQuery',
      variables: ({ role }) => ({ ...noTab, id: role, exists: true, history: true }),
    },
    {
      query: 'roleRouteQuery',
      variables: ({ role }) => ({ ...noTab, id: role, exists: true, users: true }),
      needs: ['users_show'],
    },
  ],
};

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
  expect(everyArea.map(({ path }) => path).sort()).toEqual(Object.keys(pages).sort());
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
    const tried = areas.flatMap((path) => [
      ...[pages[path]].flatMap((page) => (page ? [page] : [])),
      ...(inside[path] ?? []).filter(
        ({ needs }) => needs === undefined || needs.some((flag) => flags.includes(flag)),
      ),
    ]);
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
