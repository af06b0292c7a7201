// Uses every GraphQL field and mutation of list variables and Bitrix24 lists once with success.
import { expect, test } from 'vitest';
import { startBitrixServer } from '../../../../api/testing/servers/bitrix-server.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testVariables({ ask, mutate }: GraphqlHelpers): void {
  const companyIdOf = async (): Promise<string> =>
    (await ask('{ company(code: "demo") { id } }')).company.id;

  test('variables of a list are created, sorted, and show a dependent field', async () => {
    const companyId = await companyIdOf();
    const field = (name: string, type: string) =>
      mutate('createCustomField', { companyId, name, type }, 'customField { id databaseId }');
    const { customField: country } = await field('Страна', 'LIST');
    const { customField: region } = await field('Регион', 'STRING');
    const of = { customFieldId: country.id };
    const { customFieldVariable: russia } = await mutate(
      'createCustomFieldVariable',
      { ...of, value: 'Россия' },
      'customFieldVariable { id value customField { name } }',
    );
    expect(russia).toMatchObject({ value: 'Россия', customField: { name: 'Страна' } });
    const many = await mutate(
      'createCustomFieldVariables',
      { ...of, values: ['Армения', 'Сербия'] },
      'createdCount customField { variablesCount variables { id value } }',
    );
    expect([many.createdCount, many.customField.variablesCount]).toEqual([2, 3]);
    const ids: string[] = many.customField.variables.map(({ id }: { id: string }) => id);
    const sorted = await mutate(
      'sortCustomFieldVariables',
      { ...of, variableIds: ids.toReversed() },
      'customField { variables { value } }',
    );
    expect(sorted.customField.variables[0].value).toBe('Сербия');
    const brought = { id: russia.id, customFieldIds: [region.id], variableIds: [] };
    const brings =
      'customFieldVariable { dependentCustomFields { name } dependentVariables { value customField { name } } }';
    const attached = await mutate('attachCustomFieldDependents', brought, brings);
    expect(attached.customFieldVariable).toEqual({
      dependentCustomFields: [{ name: 'Регион' }],
      dependentVariables: [],
    });
    const response = await ask(
      `query ($id: Int!, $variable: ID!) { company(code: "demo") { customField(databaseId: $id) {
        pagedVariables(first: 2, search: "рос") { totalCount nodes { value dependentCustomFields { name } } }
        consequences(type: INTEGER, variables: [$variable]) { values owners lost variables ties forms { name } invites { name } conditions { name } }
        audits { totalCount }
      } } node(id: $variable) { ... on CustomFieldVariable { value customField { name } dependentVariables { value customField { name } } } } }`,
      { id: country.databaseId, variable: russia.id },
    );
    expect(response.company.customField.pagedVariables).toEqual({
      totalCount: 1,
      nodes: [{ value: 'Россия', dependentCustomFields: [{ name: 'Регион' }] }],
    });
    expect(response.node).toMatchObject({ value: 'Россия', customField: { name: 'Страна' } });
    const cost = await ask(
      `query ($ids: [ID!]) { company(code: "demo") { customFieldsConsequences(ids: $ids) { fields values owners variables } } }`,
      { ids: [country.id, region.id] },
    );
    expect(cost.company.customFieldsConsequences).toEqual({
      fields: 2,
      values: 0,
      owners: 0,
      variables: 3,
    });
    const named = await ask(
      `{ company(code: "demo") { customFieldsConsequences(search: "Страна", filter: { type: [LIST] }) { fields variables } } }`,
    );
    expect(named.company.customFieldsConsequences).toEqual({ fields: 1, variables: 3 });
    await mutate('detachCustomFieldDependents', brought, brings);
    await mutate(
      'updateCustomFieldVariable',
      { ...of, id: russia.id, value: 'РФ' },
      'customFieldVariable { value }',
    );
    await mutate(
      'deleteCustomFieldVariable',
      { ...of, id: russia.id },
      'deletedCustomFieldVariableId',
    );
    const gone = await mutate(
      'deleteCustomFields',
      { companyId, customFields: { ids: [country.id, region.id] } },
      'deletedCount',
    );
    expect(gone.deletedCount).toBe(2);
  });

  test('a list is imported from Bitrix24', async () => {
    const companyId = await companyIdOf();
    const bitrix = await startBitrixServer();
    bitrix.lists.set('17', new Map([['1', 'Реклама']]));
    const { integration } = await mutate(
      'createCompanyIntegration',
      {
        companyId,
        name: 'Битрикс24',
        type: 'bitrix24',
        settings: [{ key: 'webhook_url', value: bitrix.webhook, isSecret: true }],
      },
      'integration { id }',
    );
    const { company } = await ask(
      '{ company(code: "demo") { bitrixFields { code name entity type isList } } }',
    );
    expect(company.bitrixFields).toEqual([
      { code: '17', name: 'Список 17', entity: 'LIST', type: 'list', isList: true },
    ]);
    const { customField } = await mutate(
      'createCustomField',
      { companyId, name: 'Источник', type: 'LIST_BITRIX' },
      'customField { id }',
    );
    const synchronized = await mutate(
      'synchronizeCustomField',
      { companyId, customField: customField.id, fieldListBitrixId: '17' },
      'addedCount customField { fieldListBitrixId variables { value } }',
    );
    expect(synchronized).toMatchObject({
      addedCount: 1,
      customField: { fieldListBitrixId: '17', variables: [{ value: 'Реклама' }] },
    });
    await mutate('deleteCustomField', { id: customField.id }, 'deletedCustomFieldId');
    await mutate('deleteCompanyIntegration', { id: integration.id }, '');
    await bitrix.close();
  });
}
