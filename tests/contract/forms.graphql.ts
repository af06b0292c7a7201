// How forms are built by GraphQL: every field and mutation once with success.
import { expect, test } from 'vitest';
import type { Json } from '../kit/rest.ts';
import type { GraphqlStory } from './story.ts';

const formFields = `fields { databaseId ref sort type required text label hint width parameter value
  condition { match rules { field operator value } } customField { name } }`;

export function tellOfForms({ ask, mutate }: GraphqlStory): void {
  test('a form is created, built field by field and as a whole, copied and deleted', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const companyId: string = company.id;
    const { customField } = await mutate(
      'createCustomField',
      { companyId, name: 'Предмет формы', type: 'STRING' },
      'customField { id databaseId }',
    );
    const { form } = await mutate(
      'createForm',
      {
        companyId,
        name: 'Договорная форма',
        type: 'COURSE_BID',
        fields: [{ ref: 'mark', type: 'HIDDEN', parameter: 'UTM_SOURCE', value: 'сайт' }],
      },
      `form { id databaseId type createUser ${formFields} }`,
    );
    expect(form).toMatchObject({
      type: 'COURSE_BID',
      fields: [{ ref: 'mark', parameter: 'UTM_SOURCE', value: 'сайт', width: 'WHOLE' }],
    });
    const formId: string = form.id;
    const write = async (name: string, input: Json): Promise<Json[]> =>
      (await mutate(name, { formId, ...input }, `form { ${formFields} }`)).form.fields;
    const added = await write('createFormField', {
      type: 'CUSTOM_FIELD',
      customFieldId: customField.databaseId,
      condition: { match: 'ANY', rules: [{ field: 'mark', operator: 'IS_NOT', value: 'vk' }] },
    });
    expect(added[1]).toMatchObject({
      customField: { name: 'Предмет формы' },
      condition: { match: 'ANY', rules: [{ field: 'mark', operator: 'IS_NOT', value: 'vk' }] },
    });
    const withLine = await write('addBasicFormField', { field: 'LINE' });
    const [mark, own, line] = withLine.map(({ databaseId }) => databaseId);
    const changed = await write('updateFormField', { fieldId: own, label: 'Тема', width: 'HALF' });
    expect(changed[1]).toMatchObject({ label: 'Тема', width: 'HALF' });
    const sorted = await write('sortFormFields', { fieldIds: [line, own, mark] });
    expect(sorted.map(({ databaseId }) => databaseId)).toEqual([line, own, mark]);
    expect(await write('deleteFormField', { fieldId: line })).toHaveLength(2);

    const updated = await mutate(
      'updateForm',
      { id: formId, title: 'Договор', frontTemplate: 'SPLIT', allowedOrigins: ['https://a.test'] },
      `form { title description buttonName webhook frontTemplate role { name } socialNetworkLogin
        isAllowSentBitrixPhoneType successText redirectUrl allowedOrigins version viewerCanUpdate viewerCanDelete createdAt
        audits(first: 1) { totalCount } }`,
    );
    expect(updated.form).toMatchObject({
      title: 'Договор',
      frontTemplate: 'SPLIT',
      allowedOrigins: ['https://a.test'],
      viewerCanUpdate: true,
    });
    const { form: copy } = await mutate('copyForm', { id: formId }, 'form { id name code }');
    expect(copy).toMatchObject({ name: 'Договорная форма (копия)', code: null });
    const found = await ask(
      `query ($id: Int!) { company(code: "demo") {
        form(databaseId: $id) { name }
        forms(search: "договорная", filter: { type: [COURSE_BID] }, orderBy: { field: NAME, direction: ASC }) {
          totalCount nodes { id fieldsCount }
        }
      } }`,
      { id: form.databaseId },
    );
    expect(found.company.form.name).toBe('Договорная форма');
    expect(found.company.forms.nodes).toEqual([
      { id: formId, fieldsCount: 2 },
      { id: copy.id, fieldsCount: 2 },
    ]);
    const gone = await mutate(
      'deleteForms',
      { companyId, forms: { ids: [formId, copy.id] } },
      'deletedCount',
    );
    expect(gone.deletedCount).toBe(2);
    await mutate('deleteCustomField', { id: customField.id }, 'deletedCustomFieldId');
  });
}
