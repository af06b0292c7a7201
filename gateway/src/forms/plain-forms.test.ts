// Tests forms and fields over servers that implement only the documented contract.
import { afterEach, describe, expect, it } from 'vitest';
import type { PlainModes, PlainRest } from '../../testing/plain/server.ts';
import { startPlainGateway, type TestGateway } from '../../testing/start.ts';
import { toGlobalId } from '../kit/records/ids.ts';

let gateway: TestGateway<PlainRest>;
const over = async (modes: PlainModes = {}) => (gateway = await startPlainGateway(modes));
afterEach(() => gateway.close());

const idOf = (type: string) => toGlobalId({ type, companyId: 7, id: 1 });

/** The writes so far, with their paths. */
const writes = () =>
  gateway.rest.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path.replace('/companies/7', '')}`, body]);

const update = async (input: object) => {
  const { data, errors } = await gateway.ask(
    `mutation ($input: UpdateFormInput!) { updateForm(input: $input) {
      form { name version fields { databaseId ref sort type customField { name } } } userErrors { message field }
    } }`,
    { variables: { input: { id: idOf('Form'), ...input } } },
  );
  return { ...data?.updateForm, errors };
};

const modes: [string, PlainModes][] = [
  ['in snake_case', {}],
  ['in camelCase', { spelling: 'camelCase' }],
  ['that rejects unknown parameters', { refuses: 422 }],
];

describe.each(modes)('over a server %s', (_, mode) => {
  it('a form saved with all its fields is written by the documented calls', async () => {
    await over(mode);
    const { form, userErrors, errors } = await update({
      name: 'Запись',
      fields: [
        { ref: 'new-name', type: 'NAME', required: true, width: 'HALF' },
        { ref: '1', type: 'CUSTOM_FIELD', customFieldId: 1 },
        { ref: 'new-line', type: 'LINE' },
      ],
    });
    expect([errors, userErrors]).toEqual([undefined, []]);
    expect(writes()).toEqual([
      ['POST /forms/1/form_fields/add_basic_fields', { field: 'name' }],
      ['POST /forms/1/form_fields/add_basic_fields', { field: 'line' }],
      [
        'POST /forms/1/form_fields/multi_update',
        {
          form_fields: [
            { id: 1001, sort: 1 },
            { id: 1, sort: 2 },
            { id: 1002, sort: 3 },
          ],
        },
      ],
      ['PUT /forms/1', { name: 'Запись' }],
    ]);
    expect(form).toMatchObject({
      name: 'Запись',
      version: null,
      fields: [
        { ref: '1001', type: 'NAME', customField: null },
        { ref: '1', type: 'CUSTOM_FIELD', customField: { name: 'Город' } },
        { ref: '1002', type: 'LINE' },
      ],
    });

    gateway.rest.forget();
    const without = await update({ fields: [{ ref: '1002', type: 'LINE' }] });
    expect(without.form.fields).toMatchObject([{ ref: '1002' }]);
    expect(writes().map(([call]) => call)).toEqual([
      'DELETE /forms/1/form_fields/1001',
      'DELETE /forms/1/form_fields/1',
    ]);
  });
});

it('a new form gets its fields one by one', async () => {
  await over();
  const { data } = await gateway.ask(
    `mutation ($input: CreateFormInput!) { createForm(input: $input) {
      form { name fields { type customField { name } } } userErrors { message }
    } }`,
    {
      variables: {
        input: {
          companyId: toGlobalId({ type: 'Company', companyId: null, id: 7 }),
          name: 'Новая',
          type: 'FREE',
          fields: [
            { ref: 'a', type: 'EMAIL' },
            { ref: 'b', type: 'CUSTOM_FIELD', customFieldId: 1 },
          ],
        },
      },
    },
  );
  expect(data.createForm).toEqual({
    form: {
      name: 'Новая',
      fields: [
        { type: 'EMAIL', customField: null },
        { type: 'CUSTOM_FIELD', customField: null },
      ],
    },
    userErrors: [],
  });
});

it('variables are paged, searched, and created in bulk', async () => {
  await over({ refuses: 422 });
  const paged = async (given: string) => {
    const { data, errors } = await gateway.ask(
      `query ($id: ID!) { node(id: $id) { ... on CustomField {
        pagedVariables(${given}) { totalCount nodes { value } pageInfo { endCursor } }
      } } }`,
      { variables: { id: idOf('CustomField') } },
    );
    expect(errors).toBeUndefined();
    const { totalCount, nodes, pageInfo } = data.node.pagedVariables;
    const values = nodes.map(({ value }: { value: string }) => value);
    return { totalCount, values, further: pageInfo.endCursor };
  };
  const { totalCount, further } = await paged('first: 5');
  expect(totalCount).toBe(6);
  expect((await paged(`first: 5, after: "${further}"`)).values).toEqual(['История']);
  expect((await paged('first: 5, search: "хим"')).values).toEqual(['Химия']);
  const { data } = await gateway.ask(
    `mutation ($input: CreateCustomFieldVariablesInput!) { createCustomFieldVariables(input: $input) {
      createdCount userErrors { message }
    } }`,
    {
      variables: { input: { customFieldId: idOf('CustomField'), values: ['Право', 'Экономика'] } },
    },
  );
  expect(data.createCustomFieldVariables).toEqual({ createdCount: 2, userErrors: [] });
  expect((await paged('first: 5')).totalCount).toBe(8);
});
