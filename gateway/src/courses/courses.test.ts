import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const companyId = toGlobalId({ type: 'Company', companyId: null, id: 7 });
const courseId = (id: number, company = 7) =>
  toGlobalId({ type: 'Course', companyId: company, id });
const callsMade = () => gateway.rest.calls.map(({ method, path }) => `${method} ${path}`);

describe('the course list', () => {
  const list = `query ($code: String!, $filter: CourseFilter) {
    company(code: $code) {
      id name
      adminProfile { roleLabel isOwner permissions viewer { name surname email photo unviewedReleaseCount } }
      courses(first: 3, filter: $filter, search: "курс", orderBy: { field: NAME }) {
        totalCount
        countByStatus { status count }
        pageInfo { hasNextPage endCursor }
        edges { node {
          id name status price startDate studentsCount authUserFavouritesExists viewerCanUpdate
          type { name } format { id } img { url } subcategoriesWithCategories { title parentCategory { title } }
        } }
      }
    }
  }`;

  it('costs two REST calls including the shell, and requests only what is selected', async () => {
    const { data, errors } = await gateway.ask(list, {
      variables: {
        code: 'DEMO',
        filter: {
          status: ['VISIBLE', 'DRAFT'],
          type: [toGlobalId({ type: 'CourseType', companyId: 7, id: 2 })],
          favourite: false,
        },
      },
    });
    expect(errors).toBeUndefined();
    expect(gateway.rest.calls.map(({ path, query }) => ({ path, query }))).toEqual([
      {
        path: '/company/get_id_by_code',
        query: { code: 'demo', only: 'id,name', with: 'admin_profile' },
      },
      {
        path: '/companies/7/courses',
        query: {
          search: 'курс',
          'status[]': ['visible', 'draft'],
          'type_id[]': '2',
          favourite: '0',
          sort: 'name',
          desc: '0',
          only: 'id,auth_user_favourites_exists,can_update,name,price,start_date,status,students_count',
          with: 'format:id;img;subcategories_with_categories:id,title;subcategories_with_categories.parent_category:id,title;type:id,name',
          countBy: 'status',
          cursor: '',
          per_page: '3',
        },
      },
    ]);
    const { adminProfile, courses } = data.company;
    expect(adminProfile).toEqual({
      roleLabel: 'Администратор',
      isOwner: true,
      permissions: ['COURSES_SHOW_ALL', 'COURSES_CREATE'], // without the one that the schema does not know
      viewer: {
        name: 'Анна',
        surname: 'Петрова',
        email: 'anna@demo.school',
        photo: null,
        unviewedReleaseCount: 3,
      },
    });
    expect(courses.edges).toHaveLength(3);
    expect(courses.edges[0].node).toEqual({
      id: courseId(7),
      name: 'Курс 0',
      status: 'DRAFT',
      price: '700.00',
      startDate: '2026-09-01',
      studentsCount: 14,
      authUserFavouritesExists: false,
      viewerCanUpdate: true,
      type: { name: 'ОГЭ' },
      format: { id: toGlobalId({ type: 'CourseFormat', companyId: 7, id: 2 }) },
      img: null,
      subcategoriesWithCategories: [{ title: 'Физика', parentCategory: { title: 'Школьникам' } }],
    });
  });

  it('leads to a course page, which costs one call plus one for each list', async () => {
    const audits = { data: [], meta: { total: 0, supports: ['cursor'], cursors: [] } };
    gateway.rest.answer('/companies/7/courses/1/audits', () => audits);
    gateway.rest.answer('/companies/7/courses/1/course_packages', () => ({
      ...audits,
      data: [{ id: 4, name: 'Стандартный' }],
      meta: { total: 1, supports: ['cursor'], cursors: ['c'] },
    }));
    const { data, errors } = await gateway.ask(
      `{ company(code: "demo") {
        course(databaseId: 1) { name packages(first: 5) { nodes { name } } audits(first: 5) { totalCount } }
      } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.company.course).toMatchObject({
      packages: { nodes: [{ name: 'Стандартный' }] },
      audits: { totalCount: 0 },
    });
    expect(callsMade().toSorted()).toEqual([
      'GET /companies/7/courses/1',
      'GET /companies/7/courses/1/audits',
      'GET /companies/7/courses/1/course_packages',
      'GET /company/get_id_by_code',
    ]);
  });

  it('sends users, prices and days under their REST names', async () => {
    const person = toGlobalId({ type: 'User', companyId: 7, id: 5 });
    const { errors } = await gateway.ask(list, {
      variables: {
        code: 'demo',
        filter: {
          author: [person],
          teacher: [person],
          priceFrom: '1000',
          canBeBought: false,
          hasStudents: true,
          startTo: '2026-09-01',
        },
      },
    });
    expect(errors).toBeUndefined();
    expect(gateway.rest.calls.at(-1)?.query).toMatchObject({
      'author_id[]': '5',
      'teacher_id[]': '5',
      price_from: '1000',
      can_be_bought: '0',
      has_students: '1',
      start_to: '2026-09-01',
    });
  });

  it('rejects a filter with ids of another company before any call', async () => {
    const type = [toGlobalId({ type: 'CourseType', companyId: 8, id: 2 })];
    const { errors } = await gateway.ask(list, { variables: { code: 'demo', filter: { type } } });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_ARGUMENT' });
    expect(callsMade()).toEqual(['GET /company/get_id_by_code']);
  });

  it('reports missing counts when the server does not count', async () => {
    gateway.rest.answer('/companies/8/courses', () => ({
      data: [],
      meta: { supports: ['ids', 'cursor'], cursors: [] },
    }));
    const { data, errors } = await gateway.ask(
      '{ company(code: "lyceum") { name courses { totalCount countByStatus { count } } } }',
    );
    expect(data.company).toEqual({
      name: 'Лицей',
      courses: { totalCount: null, countByStatus: null },
    });
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual([
      'UPSTREAM_MISSING_FIELD',
      'UPSTREAM_MISSING_FIELD',
    ]);
  });

  it('keeps the rest of the page when the list fails', async () => {
    gateway.rest.answer('/companies/8/courses', (_, reply) => reply.code(503).send(''));
    const { data, errors } = await gateway.ask(
      '{ company(code: "lyceum") { name courses { nodes { id } } courseCategories { title } } }',
    );
    expect(data.company).toEqual({
      name: 'Лицей',
      courses: null,
      courseCategories: [{ title: 'Школьникам' }, { title: 'Физика' }],
    });
    expect(errors).toMatchObject([
      { path: ['company', 'courses'], extensions: { code: 'UPSTREAM_FAILED', status: 503 } },
    ]);
  });
});

describe('a course', () => {
  const create = `mutation ($input: CreateCourseInput!) {
    createCourse(input: $input) { course { name status } userErrors { field code message } clientMutationId }
  }`;
  const update = (fields: string) => `mutation ($input: UpdateCourseInput!) {
    updateCourse(input: $input) { course { ${fields} } userErrors { field code message } }
  }`;

  it('is created in its company', async () => {
    const { data } = await gateway.ask(create, {
      variables: { input: { companyId, name: '', clientMutationId: 'one' } },
    });
    expect(data.createCourse).toEqual({
      course: { name: 'Без названия', status: 'DRAFT' },
      userErrors: [],
      clientMutationId: 'one',
    });
    expect(gateway.rest.calls).toMatchObject([
      { method: 'POST', path: '/companies/7/courses', body: { name: '' } },
    ]);
  });

  it('is returned by its update without another call, unless relations are selected', async () => {
    const variables = { input: { id: courseId(1), name: 'Механика', status: 'CLOSE' } };
    const flat = await gateway.ask(update('id name status'), { variables });
    expect(flat.data.updateCourse.course).toEqual({
      id: courseId(1),
      name: 'Механика',
      status: 'CLOSE',
    });
    expect(gateway.rest.calls).toMatchObject([{ body: { name: 'Механика', status: 'close' } }]);
    gateway.rest.forget();
    const nested = await gateway.ask(update('name type { name }'), { variables });
    expect(nested.data.updateCourse.course).toEqual({ name: 'Механика', type: { name: 'ОГЭ' } });
    expect(callsMade()).toEqual(['PUT /companies/7/courses/1', 'GET /companies/7/courses/1']);
  });

  it('keeps its name when the new one is rejected, with the error at the input field', async () => {
    const { data, errors } = await gateway.ask(update('name'), {
      variables: { input: { id: courseId(1), name: 'я'.repeat(256) } },
    });
    expect(errors).toBeUndefined();
    expect(data.updateCourse).toEqual({
      course: null,
      userErrors: [{ field: 'name', code: 'too_long', message: 'Не больше 255 символов' }],
    });
  });

  it('that does not exist cannot be changed, which is not a user error', async () => {
    const refused = async (id: string) => {
      const { data, errors } = await gateway.ask(update('name'), {
        variables: { input: { id, name: 'x' } },
      });
      expect(data).toBeNull();
      return errors?.[0]?.extensions;
    };
    expect(await refused(courseId(999))).toEqual({ code: 'NOT_FOUND', status: 404 });
    for (const id of [companyId, 'nonsense']) {
      expect(await refused(id)).toEqual({ code: 'BAD_ARGUMENT', argument: 'input.id' });
    }
  });

  it('becomes a favourite and stops being one', async () => {
    const change = (name: string) =>
      gateway.ask(
        `mutation ($id: ID!) { ${name}(input: { courseId: $id }) { course { authUserFavouritesExists } userErrors { code } } }`,
        { variables: { id: courseId(1) } },
      );
    const added = await change('addCourseToFavourites');
    expect(added.data.addCourseToFavourites).toEqual({
      course: { authUserFavouritesExists: true },
      userErrors: [],
    });
    const removed = await change('removeCourseFromFavourites');
    expect(removed.data.removeCourseFromFavourites.course).toEqual({
      authUserFavouritesExists: false,
    });
    expect(callsMade()).toEqual([
      'POST /companies/7/courses/1/user_favourite/attach',
      'POST /companies/7/courses/1/user_favourite/detach',
    ]);
  });
});

describe('bulk actions', () => {
  const change = (fields: string) => `mutation ($input: ChangeCourseStatusInput!) {
    changeCourseStatus(input: $input) { ${fields} changedCount userErrors { field code } }
  }`;

  it('change the courses selected by ids, and read only selected fields', async () => {
    const input = { companyId, courses: { ids: [courseId(2), courseId(1)] }, status: 'CLOSE' };
    const { data } = await gateway.ask(change('courses { id status }'), { variables: { input } });
    expect(data.changeCourseStatus).toEqual({
      courses: [
        { id: courseId(1), status: 'CLOSE' },
        { id: courseId(2), status: 'CLOSE' },
      ],
      changedCount: 2,
      userErrors: [],
    });
    expect(gateway.rest.calls[0]).toMatchObject({
      path: '/companies/7/courses/close',
      body: { courses_id: [2, 1] },
    });
    expect(gateway.rest.calls[1]?.query).toMatchObject({ ids: '1,2', only: 'id,status' });
    gateway.rest.forget();
    await gateway.ask(change('courses { id }'), { variables: { input } });
    await gateway.ask(change(''), { variables: { input } });
    expect(callsMade()).toEqual([
      'POST /companies/7/courses/close',
      'POST /companies/7/courses/close',
    ]);
  });

  it('change all courses that match a list’s conditions', async () => {
    const matching = {
      search: 'Курс 1',
      filter: {
        status: ['DRAFT'],
        format: [toGlobalId({ type: 'CourseFormat', companyId: 7, id: 1 })],
      },
    };
    const input = { companyId, courses: { matching }, status: 'VISIBLE' };
    const { data } = await gateway.ask(change('courses { id name }'), { variables: { input } });
    expect(gateway.rest.calls).toMatchObject([
      {
        path: '/companies/7/courses/visible',
        body: { matching: { search: 'Курс 1', status: ['draft'], format_id: [1] } },
      },
    ]);
    expect(data.changeCourseStatus.courses).toEqual([]);
    expect(data.changeCourseStatus.changedCount).toBeGreaterThan(0);
  });

  it('report errors at their input fields', async () => {
    const wrong = [
      [
        { status: 'START', courses: { ids: [courseId(1)] } },
        { field: 'status', code: 'unknown_action' },
      ],
      [
        { status: 'CLOSE', courses: { ids: [courseId(1, 8)] } },
        { field: 'courses.ids', code: 'not_found' },
      ],
      [
        { status: 'CLOSE', courses: {} },
        { field: 'courses', code: 'invalid' },
      ],
      [
        { status: 'CLOSE', courses: { ids: [], matching: {} } },
        { field: 'courses', code: 'invalid' },
      ],
    ] as const;
    for (const [input, userError] of wrong) {
      const { data } = await gateway.ask(change('courses { id }'), {
        variables: { input: { companyId, ...input } },
      });
      expect(data.changeCourseStatus).toEqual({
        courses: [],
        changedCount: 0,
        userErrors: [userError],
      });
    }
  });

  it('delete a bundle by its single call', async () => {
    const { data, errors } = await gateway.ask(
      'mutation ($id: ID!) { deleteCourse(input: { id: $id }) { deletedCourseId userErrors { code } } }',
      { variables: { id: courseId(2) } },
    );
    expect(errors).toBeUndefined();
    expect(data.deleteCourse).toEqual({ deletedCourseId: courseId(2), userErrors: [] });
    expect(callsMade()).toEqual(['DELETE /companies/7/courses/2']);
  });

  it('require users when none are given', async () => {
    const { data } = await gateway.ask(
      `mutation ($id: ID!) {
        attachCourseStudents(input: { courseId: $id, users: { ids: [] } }) { userErrors { field message } }
        detachCourseStudents(input: { courseId: $id, courseStudents: { ids: [] } }) { userErrors { field message } }
      }`,
      { variables: { id: courseId(1) } },
    );
    expect(data).toEqual({
      attachCourseStudents: {
        userErrors: [
          { field: 'users', message: 'Укажите либо пользователей, либо условия отбора' },
        ],
      },
      detachCourseStudents: {
        userErrors: [
          { field: 'courseStudents', message: 'Укажите либо учеников, либо условия отбора' },
        ],
      },
    });
    expect(callsMade()).toEqual([]);
  });

  it('delete and restore', async () => {
    const courses = { ids: [courseId(1)] };
    const { data } = await gateway.ask(
      `mutation ($companyId: ID!, $courses: CourseSelection!) {
        deleteCourses(input: { companyId: $companyId, courses: $courses }) { deletedCourseIds deletedCount userErrors { code } }
        restoreCourses(input: { companyId: $companyId, courses: $courses }) { restoredCount userErrors { code } }
      }`,
      { variables: { companyId, courses } },
    );
    expect(data).toEqual({
      deleteCourses: { deletedCourseIds: [courseId(1)], deletedCount: 1, userErrors: [] },
      restoreCourses: { restoredCount: 1, userErrors: [] },
    });
  });
});
