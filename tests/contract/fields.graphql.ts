// How custom fields are kept, and what they hold of users, by GraphQL: every field and mutation once with success.
import { expect, test } from 'vitest';
import type { Json } from '../kit/rest.ts';
import type { GraphqlStory } from './story.ts';

export function tellOfFields({ ask, mutate }: GraphqlStory): void {
  test('custom fields are created, filled in for a user, found by, changed and deleted', async () => {
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
}
