// Tests the gateway over servers that implement only the documented contract, one variation at a time.
import { afterEach, describe, expect, it } from 'vitest';
import { pick, type Query } from '../fake-list.ts';
import type { PlainModes } from '../plain/server.ts';
import { type GraphQLAnswer, startPlainGateway, type TestGateway } from '../start.ts';
import type { PlainRest } from '../plain/server.ts';
import { toGlobalId } from '../../src/kit/records/ids.ts';

let gateway: TestGateway<PlainRest>;
const over = async (modes: PlainModes = {}) => (gateway = await startPlainGateway(modes));
afterEach(() => gateway.close());

const companyId = toGlobalId({ type: 'Company', companyId: null, id: 7 });

/** The error codes by path. */
const missing = ({ errors = [] }: GraphQLAnswer) =>
  errors.map(({ path, extensions }) => `${path?.join('.')}: ${String(extensions?.['code'])}`);

const calls = () =>
  gateway.rest.calls.map(({ method, path, query }) => ({ call: `${method} ${path}`, ...query }));

const courseList = (fields: string) => `{ company(code: "demo") { courses { ${fields} } } }`;

describe('counts by a column', () => {
  const counted = courseList('totalCount countByStatus { status count } nodes { name }');

  it('are read by one cheap call per value from a server without countBy', async () => {
    await over();
    const answer = await gateway.ask(counted);
    expect(missing(answer)).toEqual([]);
    expect(answer.data.company.courses).toMatchObject({
      totalCount: 25,
      countByStatus: [
        { status: 'VISIBLE', count: 8 },
        { status: 'CLOSE', count: 8 },
        { status: 'DRAFT', count: 9 },
      ],
    });
    gateway.rest.forget();
    await gateway.ask(counted);
    const cheap = calls().filter((call) => 'status' in call);
    expect(cheap).toHaveLength(6);
    for (const call of cheap) expect(call).toMatchObject({ per_page: '1', only: 'id,status' });
    // A parameter that the server did not announce is no longer sent.
    for (const call of calls()) expect(call).not.toHaveProperty('countBy');
  });

  it('are null with their own errors where totals are missing, and the list is returned', async () => {
    await over({ totalIs: 'unreported' });
    const answer = await gateway.ask(counted);
    expect(missing(answer).toSorted()).toEqual([
      'company.courses.countByStatus: UPSTREAM_MISSING_FIELD',
      'company.courses.totalCount: UPSTREAM_MISSING_FIELD',
    ]);
    expect(answer.data.company.courses).toMatchObject({ totalCount: null, countByStatus: null });
    expect(answer.data.company.courses.nodes).toHaveLength(20);
  });
});

describe('the signed-in user in a company', () => {
  it('is read from the documented path', async () => {
    await over();
    const answer = await gateway.ask(
      '{ company(code: "demo") { name adminProfile { roleLabel permissions isOwner viewer { name superAdmin } } } }',
    );
    expect(answer.data.company.adminProfile).toEqual({
      roleLabel: 'Администратор',
      permissions: ['ADMIN_PART_ACCESS', 'COURSES_SHOW_ALL', 'USERS_SHOW'],
      isOwner: null,
      viewer: { name: 'Анна', superAdmin: false },
    });
    expect(missing(answer)).toEqual(['company.adminProfile.isOwner: UPSTREAM_MISSING_FIELD']);
    expect(calls().map(({ call }) => call)).toEqual([
      'GET /company/get_id_by_code',
      'GET /companies/7/auth_user',
    ]);
  });
});

describe('fields that a write does not return', () => {
  const writes = ['documented', 'columns', 'nothing'] as const;

  it('are read: a created company', async () => {
    await over();
    const answer = await gateway.ask(
      'mutation { createCompany(input: { name: "Новая", code: "new" }) { company { id code name description } userErrors { code } } }',
    );
    expect(missing(answer)).toEqual([]);
    expect(answer.data.createCompany).toMatchObject({
      company: { code: 'new', name: 'Новая' },
      userErrors: [],
    });
    expect(calls().map(({ call }) => call)).toEqual(['POST /companies', 'GET /companies/1001']);
  });

  it.each(writes)('are read: a changed course, where writes return %s', async (answers) => {
    await over({ writesAnswer: answers });
    const id = toGlobalId({ type: 'Course', companyId: 7, id: 3 });
    const answer = await gateway.ask(
      'mutation ($id: ID!) { updateCourse(input: { id: $id, name: "Физика" }) { course { id name price } userErrors { code } } }',
      { variables: { id } },
    );
    expect(missing(answer)).toEqual([]);
    expect(answer.data.updateCourse).toEqual({
      course: { id, name: 'Физика', price: '300.00' },
      userErrors: [],
    });
    expect(calls()).toHaveLength(answers === 'columns' ? 1 : 2);
  });

  it('are an error of the field only, when the record cannot be found', async () => {
    await over({ writesAnswer: 'nothing' });
    const answer = await gateway.ask(
      'mutation ($companyId: ID!) { createGroup(input: { companyId: $companyId, name: "Новая" }) { group { name } userErrors { code } } }',
      { variables: { companyId } },
    );
    expect(answer.data.createGroup).toEqual({ group: null, userErrors: [] });
    expect(missing(answer)).toEqual(['createGroup.group: UPSTREAM_MISSING_FIELD']);
  });

  it('are taken from the input, when many were changed', async () => {
    await over();
    const ids = [3, 4].map((id) => toGlobalId({ type: 'Course', companyId: 7, id }));
    const answer = await gateway.ask(
      'mutation ($input: ChangeCourseStatusInput!) { changeCourseStatus(input: $input) { changedCount courses { status } userErrors { code } } }',
      { variables: { input: { companyId, status: 'CLOSE', courses: { ids } } } },
    );
    expect(answer.data.changeCourseStatus).toEqual({
      changedCount: 2,
      courses: [{ status: 'CLOSE' }, { status: 'CLOSE' }],
      userErrors: [],
    });
  });
});

describe('a server that rejects unknown parameters', () => {
  const wordings = ['objects', 'strings', 'string', 'map', 'unhelpful'] as const;
  const everything = `{ company(code: "demo") {
    name
    companyFiles { id }
    adminProfile { roleLabel }
    courseCategories { title }
    courses(first: 5) {
      totalCount
      countByStatus { status count }
      nodes { name viewerCanUpdate type { name } folderCourse { name } }
    }
    users(first: 5) { nodes { name isOwner roles { name usersCount } } }
  } }`;

  it.each(wordings.flatMap((errors) => [400, 422].map((refuses) => [errors, refuses] as const)))(
    'is read without them, where errors are %s with %i',
    async (errors, refuses) => {
      await over({ refuses: refuses as 400 | 422, errors });
      const answer = await gateway.ask(everything);
      const { courses, users, ...company } = answer.data.company;
      expect(company).toEqual({
        name: 'Демошкола',
        companyFiles: [],
        adminProfile: { roleLabel: 'Администратор' },
        courseCategories: [{ title: 'Школьникам' }, { title: 'Физика' }],
      });
      expect(courses.totalCount).toBe(25);
      expect(courses.countByStatus).toHaveLength(3);
      expect(courses.nodes[0]).toMatchObject({ viewerCanUpdate: null, type: { name: 'ЕГЭ' } });
      expect(users.nodes[0]).toMatchObject({ name: 'Имя 1', isOwner: null });
      expect(new Set(missing(answer).map((text) => text.split(': ')[1]))).toEqual(
        new Set(['UPSTREAM_MISSING_FIELD']),
      );
    },
  );

  it('gets only supported relations after the first read', async () => {
    await over({ refuses: 422 });
    const query = courseList('nodes { type { name } folderCourse { name } viewerCanUpdate }');
    const { data } = await gateway.ask(query);
    expect(data.company.courses.nodes[0]).toEqual({
      type: { name: 'ЕГЭ' },
      folderCourse: { name: 'Осень' },
      viewerCanUpdate: null,
    });
    gateway.rest.forget();
    await gateway.ask(query);
    expect(calls()).toMatchObject([
      { call: 'GET /company/get_id_by_code' },
      {
        call: 'GET /companies/7/courses',
        only: 'id',
        with: 'folder_course:id,name;type:id,name',
      },
    ]);
  });

  it('gets the full read again after a temporary rejection', async () => {
    await over();
    let refusals = 1;
    gateway.rest.answer('/companies/7/courses', ({ query }, reply) => {
      if (refusals > 0) {
        refusals -= 1;
        return reply.code(422).send({ errors: { name: ['Занято'] } });
      }
      return { data: [pick({ id: 3, name: 'Физика' }, query as Query)], meta: { total: 1 } };
    });
    const expected = { company: { courses: { nodes: [{ name: 'Физика' }] } } };
    expect(await gateway.ask(courseList('nodes { name }'))).toEqual({ data: expected });
    gateway.rest.forget();
    expect(await gateway.ask(courseList('nodes { name }'))).toEqual({ data: expected });
    expect(calls()[1]).toMatchObject({ only: expect.stringContaining('name') });
  });

  it('is not read with conditions left out', async () => {
    await over({ refuses: 422 });
    const answer = await gateway.ask(
      '{ company(code: "demo") { courses(filter: { favourite: true }) { nodes { name } } } }',
    );
    expect(answer.data.company.courses).toBeNull();
    expect(missing(answer)).toEqual(['company.courses: INVALID_INPUT']);
    const ordered = await gateway.ask(
      '{ company(code: "demo") { users(orderBy: { field: LAST_VISIT_AT }) { nodes { name } } } }',
    );
    expect(missing(ordered)).toEqual(['company.users: INVALID_INPUT']);
  });
});

describe('a server that uses camelCase', () => {
  it('is supported for columns, relations, sorting and counting', async () => {
    await over({ spelling: 'camelCase' });
    const answer = await gateway.ask(
      courseList(
        'nodes { name startDate canBeBought folderCourse { name } subcategoriesWithCategories { parentCategory { title } } img { fileName } }',
      ),
    );
    expect(missing(answer)).toEqual([]);
    expect(answer.data.company.courses.nodes[0]).toEqual({
      name: 'Курс 25',
      startDate: '2026-09-01',
      canBeBought: true,
      folderCourse: { name: 'Осень' },
      subcategoriesWithCategories: [{ parentCategory: { title: 'Школьникам' } }],
      img: { fileName: 'cover.png' },
    });
  });
});

describe('a column or relation that no row has', () => {
  it('is null with its own error, without affecting others', async () => {
    await over({ lacks: ['price'] });
    const answer = await gateway.ask(courseList('nodes { name price viewerCanUpdate createdAt }'));
    const { nodes } = answer.data.company.courses;
    expect(nodes).toHaveLength(20);
    expect(nodes[0]).toEqual({
      name: 'Курс 25',
      price: null,
      viewerCanUpdate: null,
      createdAt: null,
    });
    expect(missing(answer)).toHaveLength(60);
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Сервер не передаёт эти данные: price.',
      path: ['company', 'courses', 'nodes', 0, 'price'],
      extensions: { code: 'UPSTREAM_MISSING_FIELD', status: 502 },
    });
  });

  it('applies to relations too', async () => {
    await over({ nests: 'nothing' });
    const answer = await gateway.ask(courseList('nodes { name folderCourse { name } }'));
    expect(answer.data.company.courses.nodes[0]).toEqual({ name: 'Курс 25', folderCourse: null });
    expect(missing(answer)[0]).toBe('company.courses.nodes.0.folderCourse: UPSTREAM_MISSING_FIELD');
  });
});

describe('pages of another size than requested', () => {
  const sizes: [string, PlainModes][] = [
    ['at most 20, reported', { maxPageSize: 20 }],
    ['at most 20, unreported', { maxPageSize: 20, perPageIs: 'unreported' }],
    ['at most 20, reported as requested', { maxPageSize: 20, perPageIs: 'as requested' }],
    ['at most 50, unreported', { maxPageSize: 50, perPageIs: 'unreported' }],
    ['at most 5, unreported', { maxPageSize: 5, perPageIs: 'unreported' }],
    ['always 15, unreported', { fixedPageSize: 15, perPageIs: 'unreported' }],
    [
      'at most 20, nothing counted',
      { maxPageSize: 20, perPageIs: 'unreported', totalIs: 'unreported' },
    ],
  ];
  const page = `query ($first: Int!, $after: String) { company(code: "demo") {
    courses(first: $first, after: $after, orderBy: { field: NAME }) {
      nodes { databaseId } pageInfo { hasNextPage endCursor } } } }`;

  it.each(
    sizes.flatMap(([name, modes]) => [7, 40, 100].map((first) => [name, first, modes] as const)),
  )('neither lose nor repeat rows: %s, by %i', async (_, first, modes) => {
    await over({ ...modes, courses: 130 });
    const seen: number[] = [];
    for (let after: string | null = null; ;) {
      const answer: GraphQLAnswer = await gateway.ask(page, { variables: { first, after } });
      expect(answer.errors).toBeUndefined();
      const { nodes, pageInfo } = answer.data.company.courses;
      seen.push(...nodes.map(({ databaseId }: { databaseId: number }) => databaseId));
      if (!pageInfo.hasNextPage) break;
      expect(nodes).toHaveLength(first);
      after = pageInfo.endCursor;
    }
    expect(seen).toHaveLength(130);
    expect(new Set(seen).size).toBe(130);
  });

  it('are joined where a list is read whole', async () => {
    await over({ fixedPageSize: 15 });
    const categories = gateway.rest.school.lists['course_categories'];
    for (let id = 3; id <= 40; id += 1) categories?.push({ id, title: `Категория ${id}` });
    const { data } = await gateway.ask(
      '{ company(code: "demo") { courseCategories { databaseId } } }',
    );
    expect(data.company.courseCategories).toHaveLength(40);
  });
});
