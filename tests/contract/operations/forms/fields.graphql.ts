// Uses every GraphQL field and mutation of custom fields and their values for users once with success.
import { expect, test } from 'vitest';
import type { Json } from '../../../kit/rest.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testFields({ ask, mutate }: GraphqlHelpers): void {
  test('custom fields of courses are created and updated in bulk, and listed separately', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const companyId: string = company.id;
    const { customFields } = await mutate(
      'createCourseCustomFields',
      {
        companyId,
        fields: [
          { name: 'Куратор потока', type: 'STRING' },
          { name: 'Уровень группы', type: 'LIST', variables: ['База', 'Профиль'] },
        ],
      },
      'customFields { id name subtype type version variables { value } }',
    );
    expect(customFields).toMatchObject([
      { name: 'Куратор потока', subtype: 'COURSE', type: 'STRING' },
      { name: 'Уровень группы', variables: [{ value: 'База' }, { value: 'Профиль' }] },
    ]);
    const [curator, level] = customFields;
    const edited = await mutate(
      'editCourseCustomFields',
      {
        companyId,
        fields: [
          { id: curator.id, version: curator.version, prompt: 'Имя и фамилия' },
          { id: level.id, version: level.version, multiple: true },
        ],
      },
      'customFields { name prompt multiple }',
    );
    expect(edited.customFields).toMatchObject([
      { name: 'Куратор потока', prompt: 'Имя и фамилия' },
      { name: 'Уровень группы', multiple: true },
    ]);
    const { company: listed } = await ask(
      '{ company(code: "demo") { courseCustomFields(search: "Уровень группы") { nodes { id } } } }',
    );
    expect(listed.courseCustomFields.nodes).toEqual([{ id: level.id }]);
  });

  test('custom fields are created, filled in for a user, filtered by, updated and deleted', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const companyId: string = company.id;
    const { customField } = await mutate(
      'createCustomField',
      { companyId, name: 'Предмет', type: 'LIST', variables: ['Физика', 'Химия'] },
      'customField { id databaseId subtype variables { databaseId value } }',
    );
    const [physics, chemistry] = customField.variables;
    expect([customField.subtype, chemistry.value]).toEqual(['USER', 'Химия']);
    const { user } = await mutate(
      'createUser',
      { companyId, name: 'Лев', email: 'lev@graphql.test', password: 'long-enough-1' },
      'user { id databaseId }',
    );
    const field = { customFieldId: customField.databaseId };
    const stored = await mutate(
      'updateUserCustomFields',
      { id: user.id, customFields: [{ ...field, values: [String(chemistry.databaseId)] }] },
      'user { customFields { field { id name } values { value shown file { url } } } }',
    );
    expect(stored.user.customFields).toContainEqual({
      field: { id: customField.id, name: 'Предмет' },
      values: [{ value: String(chemistry.databaseId), shown: 'Химия', file: null }],
    });
    const found = await ask(
      `query ($filter: UserFilter!) { company(code: "demo") {
        customFields(filter: { subtype: USER }) { totalCount nodes { name prompt multiple } }
        users(filter: $filter) { nodes { name customFieldValues { customFieldId shown } } }
      } }`,
      {
        filter: {
          customFields: [{ field: customField.id, variables: [chemistry.databaseId] }],
        },
      },
    );
    expect(found.company.users.nodes).toEqual([
      { name: 'Лев', customFieldValues: [{ ...field, shown: 'Химия' }] },
    ]);
    const { customField: changed } = await mutate(
      'updateCustomField',
      {
        id: customField.id,
        multiple: true,
        variables: [{ databaseId: physics.databaseId, value: 'Физика 11' }, { value: 'Право' }],
      },
      'customField { multiple variables { value } }',
    );
    expect(changed.multiple).toBe(true);
    expect(changed.variables.map(({ value }: Json) => value)).toEqual(['Физика 11', 'Право']);
    const gone = await mutate('deleteCustomField', { id: customField.id }, 'deletedCustomFieldId');
    expect(gone.deletedCustomFieldId).toBe(customField.id);
    await mutate('deleteUsers', { companyId, users: { ids: [user.id] } }, 'deletedCount');
  });

  test('custom fields of courses are filled in, filtered and sorted by', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const companyId: string = company.id;
    const { customField } = await mutate(
      'createCustomField',
      { companyId, name: 'Часы', type: 'INTEGER', subtype: 'COURSE' },
      'customField { id databaseId }',
    );
    const hours = ['40', '8'];
    for (const value of hours) {
      const { course } = await mutate(
        'createCourse',
        { companyId, name: `Курс на ${value} часов` },
        'course { id }',
      );
      const customFields = [{ customFieldId: customField.databaseId, values: [value] }];
      const { course: stored } = await mutate(
        'updateCourseCustomFields',
        { id: course.id, customFields },
        'course { customFields { field { name } values { customFieldId value shown file { url } } } }',
      );
      expect(stored.customFields).toContainEqual({
        field: { name: 'Часы' },
        values: [{ customFieldId: customField.databaseId, value, shown: value, file: null }],
      });
    }
    const filter = { status: ['DRAFT'], customFields: [{ field: customField.id, from: '1' }] };
    const query = `query ($filter: CourseFilter!, $orderBy: CourseOrder!, $fields: [ID!]!, $after: String) {
      company(code: "demo") { courses(filter: $filter, orderBy: $orderBy, first: 1, after: $after) {
        nodes {
          id
          customFieldCourseValues(fields: $fields) { shown }
          others: customFieldCourseValues(fields: []) { shown }
        }
        pageInfo { endCursor }
      } }
    }`;
    const fields = [customField.id];
    const orderBy = { field: 'CUSTOM_FIELD', customField: customField.id };
    const first = (await ask(query, { filter, orderBy, fields })).company.courses;
    const after: string = first.pageInfo.endCursor;
    const second = (await ask(query, { filter, orderBy, fields, after })).company.courses;
    const found = [...first.nodes, ...second.nodes];
    expect(found.map(({ others }: Json) => others)).toEqual([[], []]);
    expect(found.map((course: Json) => course.customFieldCourseValues[0].shown)).toEqual([
      '8',
      '40',
    ]);
    const ids = found.map(({ id }: Json) => id);
    await mutate('deleteCourses', { companyId, courses: { ids } }, 'deletedCount');
    await mutate('deleteCustomField', { id: customField.id }, 'deletedCustomFieldId');
  });
}
