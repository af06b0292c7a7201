// Forms that only collect answers, sent by visitors.
import { graphqlClient } from '../../kit/graphql.ts';
import { kafedraUrl } from '../kit/running-kafedra.ts';
import { field } from '../kit/locators.ts';
import { expect, expectAccessible, test, type School } from '../kit/journey.ts';

async function newForm(school: School, more: object): Promise<number> {
  const { form } = await school.mutate(
    'createForm',
    { name: 'Вопросы', type: 'FREE', createUser: false, ...more },
    'form { databaseId }',
  );
  return form.databaseId;
}

interface Sent {
  name: string;
  /** Option of the list in the second field. */
  topic?: number;
}

/** Sends the form once for each of the answers, as a visitor. */
async function send(school: School, id: number, answers: readonly Sent[]): Promise<void> {
  const ask = graphqlClient(kafedraUrl());
  const form = { company: school.code, form: String(id) };
  const { data } = await ask(
    `query ($company: String!, $form: String!) {
      registrationForm(company: $company, form: $form) { fields { key } }
    }`,
    form,
  );
  const key = data.registrationForm.fields[1]?.key;
  for (const { name, topic } of answers) {
    const values = topic === undefined ? [] : [{ key, values: [String(topic)] }];
    const sent = await ask(
      'mutation ($input: SendFormInput!) { sendForm(input: $input) { isSent } }',
      { input: { ...form, name, values } },
    );
    expect(sent.data?.sendForm).toEqual({ isSent: true });
  }
}

test('a form without registration is filled in, survives a reload, is sent and shows its thanks', async ({
  page,
  school,
}) => {
  const id = await newForm(school, {
    title: 'Задайте вопрос',
    successText: 'Ответим до вечера.',
    fields: [
      { ref: 'who', type: 'NAME', required: true },
      { ref: 'mail', type: 'EMAIL' },
      { ref: 'from', type: 'HIDDEN', parameter: 'UTM_SOURCE' },
    ],
  });
  await page.goto(`/registration/${school.code}/${id}?utm_source=vk`);
  await expect(page.getByRole('heading', { name: 'Задайте вопрос' })).toBeVisible();
  await expect(field(page, 'Пароль')).toHaveCount(0);
  await field(page, 'Имя').fill('Вера');
  await page.reload();
  await expect(field(page, 'Имя')).toHaveValue('Вера');
  // The honeypot field for bots.
  await expect(page.locator('input[name=website]')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Ответим до вечера.')).toBeVisible();
  const { data } = await school.ask(
    `query ($code: String!, $id: Int!) { company(code: $code) { form(databaseId: $id) { answers {
      nodes { page user { id } values { ref shown } }
    } } } }`,
    { code: school.code, id },
  );
  expect(data?.company.form.answers.nodes).toMatchObject([
    {
      page: expect.stringMatching(/utm_source=vk$/),
      user: null,
      values: [
        { ref: 'who', shown: 'Вера' },
        { ref: 'from', shown: 'vk' },
      ],
    },
  ]);
  await page.goto(`/registration/${school.code}/${id}`);
  await expect(field(page, 'Имя')).toHaveValue('');
});

test('answers are listed by the fields of the form, filtered and looked at', async ({
  owner: page,
  school,
}) => {
  const { customField } = await school.mutate(
    'createCustomField',
    { name: 'Предмет', type: 'LIST', variables: ['Физика', 'Химия'] },
    'customField { databaseId variables { databaseId } }',
  );
  const id = await newForm(school, {
    fields: [
      { ref: 'who', type: 'NAME', label: 'Ученик' },
      { ref: 'topic', type: 'CUSTOM_FIELD', customFieldId: customField.databaseId },
    ],
  });
  await send(school, id, [
    { name: 'Вера', topic: customField.variables[0].databaseId },
    { name: 'Глеб', topic: customField.variables[1].databaseId },
  ]);

  await page.goto(`/${school.code}/forms/${id}`);
  await page.getByRole('link', { name: 'Ответы' }).click();
  const cell = (name: string) => page.getByRole('gridcell', { name });
  const byName = page.getByRole('columnheader', { name: 'Ученик' }).getByRole('button');
  const first = page.getByRole('grid').locator('tbody').getByRole('row').first();
  await expect(cell('Физика')).toBeVisible();
  await byName.click();
  await expect(page).toHaveURL(/sort=field_\d+$/);
  await expect(first).toContainText('Вера');
  await byName.click();
  await expect(first).toContainText('Глеб');
  await page.getByRole('button', { name: 'Фильтр' }).click();
  const filter = page.getByRole('dialog', { name: 'Фильтр' });
  await filter.getByRole('combobox', { name: 'Ещё условие' }).click();
  await page.getByRole('option', { name: 'Предмет' }).click();
  await filter.getByRole('checkbox', { name: 'Химия' }).check();
  await expect(page).toHaveURL(/fields=/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Предмет: Химия', exact: true })).toBeVisible();
  await expect(cell('Вера')).toHaveCount(0);

  await page.getByRole('row').filter({ hasText: 'Глеб' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Куда привёл' })).toBeVisible();
  await expect(page.getByText('Химия')).toBeVisible();
});

test(
  'a link to answers sorted by a deleted field shows all answers',
  { tag: '@deep' },
  async ({ owner, school }) => {
    const id = await newForm(school, { fields: [{ ref: 'who', type: 'NAME' }] });
    await send(school, id, [{ name: 'Вера' }]);
    // A separate page, because its console logs the error.
    const page = await owner.context().newPage();
    await page.goto('/login');
    await page.evaluate((token) => localStorage.setItem('access_token', token), school.token);
    await page.goto(`/${school.code}/forms/${id}/answers?sort=field_999999999`);
    await expect(page.getByRole('heading', { name: 'Так показать не получится' })).toBeVisible();
    await page.getByRole('link', { name: 'Показать всё' }).click();
    await expect(page.getByRole('gridcell', { name: 'Вера' })).toBeVisible();
  },
);

test(
  'a visitor adds files to a form, and the answer contains them',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    const { customField } = await school.mutate(
      'createCustomField',
      { name: 'Работа', type: 'FILE', multiple: true },
      'customField { databaseId }',
    );
    const id = await newForm(school, {
      fields: [
        { ref: 'who', type: 'NAME' },
        {
          ref: 'work',
          type: 'CUSTOM_FIELD',
          customFieldId: customField.databaseId,
          required: true,
        },
      ],
    });
    const guest = await browser.newPage();
    await guest.goto(`/registration/${school.code}/${id}/embedded`);
    await field(guest, 'Имя').fill('Вера');
    await guest.getByRole('button', { name: 'Отправить' }).click();
    await expect(guest.getByText('Обязательное поле')).toBeVisible();
    const input = guest.getByLabel('Файл: Работа');
    const text = (name: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from('Решение'),
    });
    await input.setInputFiles({ ...text('virus.exe') });
    await expect(guest.getByText('virus.exe: Неизвестный формат файла')).toBeVisible();
    await input.setInputFiles([text('один.txt'), text('два.txt')]);
    await expect(guest.getByRole('button', { name: 'Убрать: один.txt' })).toBeVisible();
    await guest.getByRole('button', { name: 'Убрать: два.txt' }).click();
    await expectAccessible(guest);
    await guest.getByRole('button', { name: 'Отправить' }).click();
    await expect(guest.getByText('Ответ отправлен.')).toBeVisible();
    await guest.context().close();

    await page.goto(`/${school.code}/forms/${id}/answers`);
    await page.getByRole('row').filter({ hasText: 'один.txt' }).getByRole('link').click();
    const link = page.getByRole('link', { name: 'один.txt' });
    await expect(link).toHaveAttribute('href', /^\/media\//);
    const address = (await link.getAttribute('href')) ?? '';
    expect(await (await page.request.get(address)).text()).toBe('Решение');
  },
);

test('the list of forms is filtered by type', { tag: '@deep' }, async ({ owner: page, school }) => {
  await newForm(school, { name: 'Обычная', fields: [] });
  await newForm(school, { name: 'Заявка', type: 'SELF_BID', fields: [] });
  await page.goto(`/${school.code}/forms`);
  await page.getByRole('button', { name: 'Фильтр' }).click();
  await page.getByRole('checkbox', { name: 'Заявка без курса' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/type=self_bid/);
  await expect(page.getByRole('link', { name: 'Заявка', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Обычная' })).toHaveCount(0);
});
