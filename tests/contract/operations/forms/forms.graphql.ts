// Uses every GraphQL field and mutation of forms once with success.
import { expect, test } from 'vitest';
import type { Json } from '../../../kit/rest.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const formFields = `fields { databaseId ref sort type required text label hint width parameter value version
  condition { match rules { field operator value } } customField { name } }`;

export function testForms({ ask, mutate, solvedCaptcha }: GraphqlHelpers): void {
  test('a form is created, built field by field and in one mutation, copied and deleted', async () => {
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
    const late = await ask(
      `mutation ($input: UpdateFormFieldInput!) { updateFormField(input: $input) { userErrors { code } } }`,
      { input: { formId, fieldId: own, label: 'Поздно', version: withLine[1]?.version } },
    );
    expect(late.updateFormField.userErrors).toEqual([{ code: 'stale' }]);
    const sorted = await write('sortFormFields', { fieldIds: [line, own, mark] });
    expect(sorted.map(({ databaseId }) => databaseId)).toEqual([line, own, mark]);
    expect(await write('deleteFormField', { fieldId: line })).toHaveLength(2);

    const limited = await mutate(
      'updateForm',
      {
        id: formId,
        opensAt: '2100-01-01T00:00:00.000Z',
        closesAt: '2100-02-01T00:00:00.000Z',
        answersLimit: 100,
        answersPerAddress: 10,
        answersPerEmail: 1,
        textBefore: 'Рано',
        textAfter: 'Поздно',
        textFull: 'Мест нет',
      },
      `form { databaseId state answersCount opensAt closesAt answersLimit answersPerAddress answersPerEmail
        textBefore textAfter textFull }`,
    );
    expect(limited.form).toMatchObject({ state: 'EARLY', answersCount: 0, answersPerEmail: 1 });
    const { registrationForm: early } = await ask(
      `{ registrationForm(company: "demo", form: "${limited.form.databaseId}") {
        state stateText opensAt sender { name surname email } fields { key } } }`,
    );
    expect(early).toMatchObject({ state: 'EARLY', stateText: 'Рано', fields: [] });
    expect(early.opensAt).toBe('2100-01-01T00:00:00.000Z');

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

  test('a form without registration is sent; its answers are listed, exported and deleted', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const companyId: string = company.id;
    const { form } = await mutate(
      'createForm',
      {
        companyId,
        name: 'Договорные вопросы',
        type: 'FREE',
        createUser: false,
        successText: 'Спасибо!',
        fields: [
          { ref: 'who', type: 'NAME' },
          { ref: 'from', type: 'HIDDEN', value: 'сайт' },
        ],
      },
      'form { id databaseId fields { databaseId } }',
    );
    const opened = await ask(
      'query ($form: String!) { registrationForm(company: "demo", form: $form) { createUser } }',
      { form: String(form.databaseId) },
      null,
    );
    expect(opened.registrationForm.createUser).toBe(false);
    for (const name of ['Вера', 'Глеб']) {
      const input = {
        company: 'demo',
        form: String(form.databaseId),
        name,
        page: 'https://school.test/',
        captcha: await solvedCaptcha(),
      };
      const sent = await mutate('sendForm', input, 'isSent successText redirectUrl', null);
      expect(sent).toMatchObject({ isSent: true, successText: 'Спасибо!', redirectUrl: null });
    }
    const counted = await mutate(
      'countFormVisit',
      { company: 'demo', form: String(form.databaseId), seen: true, begun: true, leftAt: 'name' },
      'isCounted',
      null,
    );
    expect(counted.isCounted).toBe(true);
    const response = await ask(
      `query ($id: Int!) { company(code: "demo") { form(databaseId: $id) { statistics {
        days { day seen begun sent } fields { ref name stopped }
      } } } }`,
      { id: form.databaseId },
    );
    const { days, fields } = response.company.form.statistics;
    expect(days.at(-1)).toMatchObject({ seen: 1, begun: 1, sent: 2 });
    expect(fields).toEqual([{ ref: 'who', name: 'Имя', stopped: 1 }]);
    const [who] = form.fields;
    const found = await ask(
      `query ($id: Int!, $fields: [FormAnswerFieldCondition!], $who: Int) { company(code: "demo") {
        form(databaseId: $id) {
          sorted: answers(orderBy: { field: FORM_FIELD, formField: $who, direction: DESC }) {
            nodes { values { shown } }
          }
          answers(filter: { fields: $fields }) { totalCount nodes {
            id databaseId page createdAt viewerCanDelete user { fullName } form { name }
            values { ref type label customFieldType value shown file { id } }
          } }
        }
        formAnswers(search: "договорного нет", orderBy: { field: CREATED_AT, direction: DESC }) { totalCount }
      } }`,
      {
        id: form.databaseId,
        fields: [{ field: who.databaseId, contains: 'вер' }],
        who: who.databaseId,
      },
    );
    expect(found.company.form.sorted.nodes).toMatchObject([
      { values: [{ shown: 'Глеб' }, {}] },
      { values: [{ shown: 'Вера' }, {}] },
    ]);
    const { totalCount, nodes } = found.company.form.answers;
    expect([totalCount, found.company.formAnswers.totalCount]).toEqual([1, 0]);
    expect(nodes[0]).toMatchObject({
      page: 'https://school.test/',
      user: null,
      form: { name: 'Договорные вопросы' },
      values: [
        { ref: 'who', type: 'NAME', label: 'Имя', shown: 'Вера' },
        { ref: 'from', type: 'HIDDEN', shown: 'сайт' },
      ],
    });
    const one = await ask(
      'query ($id: Int!) { company(code: "demo") { formAnswer(databaseId: $id) { id webhookDeliveries(first: 1) { totalCount } } } }',
      { id: nodes[0].databaseId },
    );
    expect(one.company.formAnswer).toEqual({
      id: nodes[0].id,
      webhookDeliveries: { totalCount: 0 },
    });

    const { formAnswerExport } = await mutate(
      'exportFormAnswers',
      { companyId, format: 'CSV', matching: { filter: { form: [form.id] } } },
      'formAnswerExport { id fileName format }',
    );
    const exports = await ask(
      `query ($fileName: String!) { company(code: "demo") {
        formAnswerExport(fileName: $fileName) { id isReady rowCount url createdAt expiresAt }
        formAnswerExports(first: 5) { totalCount nodes { id job { kind } } }
      } }`,
      { fileName: formAnswerExport.fileName },
    );
    expect(exports.company.formAnswerExport.id).toBe(formAnswerExport.id);
    expect(exports.company.formAnswerExports.nodes[0].job.kind).toBe('FORM_ANSWERS_EXPORT');

    const gone = await mutate(
      'deleteFormAnswers',
      { companyId, formAnswers: { matching: { filter: { form: [form.id] } } } },
      'deletedCount skipped { count }',
    );
    expect(gone.deletedCount).toBe(2);
    await mutate('deleteForms', { companyId, forms: { ids: [form.id] } }, 'deletedCount');
  });

  test('a form with file fields issues upload tickets', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const companyId: string = company.id;
    const own = await mutate(
      'createCustomField',
      { companyId, name: 'Работа по договору', type: 'FILE' },
      'customField { id databaseId }',
    );
    const { form } = await mutate(
      'createForm',
      {
        companyId,
        name: 'Договорная работа',
        type: 'FREE',
        createUser: false,
        fields: [{ ref: 'work', type: 'CUSTOM_FIELD', customFieldId: own.customField.databaseId }],
      },
      'form { id databaseId }',
    );
    const opened = await ask(
      `query ($form: String!) { registrationForm(company: "demo", form: $form) {
        fields { key customField { takesFiles } }
      } }`,
      { form: String(form.databaseId) },
      null,
    );
    const [field] = opened.registrationForm.fields;
    expect(field.customField.takesFiles).toBe(true);
    const { ticket } = await mutate(
      'requestFormUpload',
      {
        company: 'demo',
        form: String(form.databaseId),
        field: field.key,
        captcha: await solvedCaptcha(),
      },
      'ticket',
      null,
    );
    expect(ticket).toMatch(/^[\da-f-]{36}$/);
    await mutate('deleteForms', { companyId, forms: { ids: [form.id] } }, 'deletedCount');
    await mutate('deleteCustomField', { id: own.customField.id }, 'deletedCustomFieldId');
  });

  test('a user of another school registers by a form with the existing account', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const { form } = await mutate(
      'createForm',
      {
        companyId: company.id,
        name: 'Договорная запись',
        type: 'REGISTER',
        createUser: true,
        fields: [{ ref: 'who', type: 'NAME' }],
      },
      'form { id databaseId }',
    );
    const account = { name: 'Нина', email: 'nina@graphql.test', password: 'long-enough-1' };
    const { accessToken } = await mutate(
      'registerOwner',
      { ...account, captcha: await solvedCaptcha() },
      'accessToken',
      null,
    );
    const shown = () =>
      ask(
        `query ($form: String!) { registrationForm(company: "demo", form: $form) {
          createUser joins sender { name email }
        } }`,
        { form: String(form.databaseId) },
        accessToken,
      );
    expect((await shown()).registrationForm).toEqual({
      createUser: false,
      joins: true,
      sender: { name: 'Нина', email: account.email },
    });
    const input = { company: 'demo', form: String(form.databaseId), name: 'Нина' };
    const send = async (more: object) =>
      mutate(
        'sendForm',
        { ...input, ...more, captcha: await solvedCaptcha() },
        'isSent',
        accessToken,
      );
    expect((await send({ website: 'https://robots.test/' })).isSent).toBe(true);
    expect((await shown()).registrationForm.joins).toBe(true);
    expect((await send({})).isSent).toBe(true);
    expect((await shown()).registrationForm.joins).toBe(false);
    await mutate(
      'deleteForms',
      { companyId: company.id, forms: { ids: [form.id] } },
      'deletedCount',
    );
  });
}
