import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../testing/start.ts';
import { toGlobalId } from '../../kit/records/ids.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const idIn = (type: string, id: number) => toGlobalId({ type, companyId: 7, id });
const companyId = toGlobalId({ type: 'Company', companyId: null, id: 7 });

const edit = `mutation ($input: EditCoursesInput!) {
  editCourses(input: $input) {
    rows { course { name } conflicts userErrors { message field code } }
    userErrors { message field }
  }
}`;

const rows = [1, 2].map((id) => ({
  id: idIn('Course', id),
  was: { typeId: null, weeksTime: 2 },
  now: { typeId: idIn('CourseType', 3), weeksTime: 4 },
}));

it('lists editable courses by their own call', async () => {
  gateway.rest.answer('/companies/7/courses_fast_edit', () => ({
    data: [{ id: 1, name: 'Физика' }],
    meta: { total: 1, current_page: 1, per_page: 20, last_page: 1 },
  }));
  const { data, errors } = await gateway.ask(
    `{ company(code: "demo") {
      editableCourses(search: "физ", filter: { status: [DRAFT] }, orderBy: { field: NAME, direction: ASC }) {
        totalCount
        nodes { id name }
      }
    } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.company.editableCourses).toEqual({
    totalCount: 1,
    nodes: [{ id: idIn('Course', 1), name: 'Физика' }],
  });
  expect(gateway.rest.calls.at(-1)).toMatchObject({
    path: '/companies/7/courses_fast_edit',
    query: { search: 'физ', 'status[]': 'draft', sort: 'name', desc: '0' },
  });
});

const writes = () =>
  gateway.rest.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

it('changes fifty courses in one call, and reads selected fields in another', async () => {
  gateway.rest.answer('/companies/7/courses_fast_edit', () => ({
    data: {
      rows: [
        { saved: false, conflicts: ['type_id', 'weeks_time'], errors: [] },
        {
          saved: false,
          conflicts: [],
          errors: [{ message: 'Такого типа нет', field: 'type_id', code: 'not_found' }],
        },
      ],
    },
  }));
  const fifty = Array.from({ length: 50 }, (_, index) => ({
    ...rows[0],
    id: idIn('Course', index + 1),
  }));
  const { data, errors } = await gateway.ask(edit, {
    variables: { input: { companyId, rows: fifty } },
  });
  expect(errors).toBeUndefined();
  expect(gateway.rest.calls).toHaveLength(2);
  expect(data.editCourses.rows.slice(0, 2)).toEqual([
    { course: { name: expect.any(String) }, conflicts: ['typeId', 'weeksTime'], userErrors: [] },
    {
      course: { name: expect.any(String) },
      conflicts: [],
      userErrors: [{ message: 'Такого типа нет', field: 'typeId', code: 'not_found' }],
    },
  ]);
  const [[path, body]] = writes() as [[string, { rows: object[] }]];
  expect([path, body.rows.length, body.rows[0]]).toEqual([
    '/companies/7/courses_fast_edit',
    50,
    { id: 1, was: { type_id: null, weeks_time: 2 }, now: { type_id: 3, weeks_time: 4 } },
  ]);
});

it('changes each course separately where the server has no bulk call', async () => {
  gateway.rest.answer('/companies/7/courses_fast_edit', (_, reply) => reply.code(404).send({}));
  gateway.rest.answer('/companies/7/courses/2', (_, reply) =>
    reply.code(422).send({ errors: [{ message: 'Много', field: 'weeks_time', code: 'invalid' }] }),
  );
  const { data } = await gateway.ask(edit.replace('course { name } ', ''), {
    variables: { input: { companyId, rows } },
  });
  expect(data.editCourses.rows).toEqual([
    { conflicts: [], userErrors: [] },
    { conflicts: [], userErrors: [{ message: 'Много', field: 'weeksTime', code: 'invalid' }] },
  ]);
  expect(writes().slice(1)).toEqual([
    ['/companies/7/courses/1', { type_id: 3, weeks_time: 4 }],
    ['/companies/7/courses/2', { type_id: 3, weeks_time: 4 }],
  ]);
});

it('reports the row with an unknown id', async () => {
  const wrong = { ...rows[0], now: { typeId: idIn('CourseFormat', 3) } };
  const { data } = await gateway.ask(edit, {
    variables: { input: { companyId, rows: [rows[1], wrong] } },
  });
  expect(data.editCourses).toEqual({
    rows: [],
    userErrors: [
      {
        message:
          'Ожидается глобальный идентификатор, как `CourseType.id`, а не идентификатор `CourseFormat`.',
        field: 'rows.1.now.typeId',
      },
    ],
  });
  expect(gateway.rest.calls).toEqual([]);
});
