// Forms that only collect answers: sent by somebody who is nobody here.
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

test('a form without an account is filled in, outlives a reload, is sent and thanked for', async ({
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
  await expectAccessible(page);
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

test('answers are listed by the fields of the form, filtered, looked at and deleted', async ({
  owner: page,
  school,
  browser,
}) => {
  const id = await newForm(school, {
    fields: [
      { ref: 'who', type: 'NAME', label: 'Ученик' },
      { ref: 'mail', type: 'EMAIL' },
    ],
  });
  const guest = await browser.newPage();
  for (const [name, email] of [
    ['Вера', 'vera@answers.test'],
    ['Глеб', 'gleb@answers.test'],
  ] as const) {
    await guest.goto(`/registration/${school.code}/${id}`);
    await field(guest, 'Ученик').fill(name);
    await field(guest, 'Почта').fill(email);
    await guest.getByRole('button', { name: 'Отправить' }).click();
    await expect(guest.getByText('Ответ отправлен.')).toBeVisible();
  }
  await guest.close();

  await page.goto(`/${school.code}/forms/${id}`);
  await page.getByRole('link', { name: 'Ответы' }).click();
  await expect(page.getByRole('columnheader', { name: 'Ученик' })).toBeVisible();
  await expect(page.getByText('vera@answers.test')).toBeVisible();
  const byName = page.getByRole('columnheader', { name: 'Ученик' }).getByRole('button');
  const first = page.getByRole('grid').locator('tbody').getByRole('row').first();
  await byName.click();
  await expect(page).toHaveURL(/sort=field_\d+$/);
  await expect(first).toContainText('Вера');
  await byName.click();
  await expect(first).toContainText('Глеб');
  // A link that somebody kept, by a field that is gone. In a page of its own: the browser's console complains there.
  const kept = await page.context().newPage();
  await kept.goto(`/${school.code}/forms/${id}/answers?sort=field_999999999`);
  await expect(kept.getByRole('heading', { name: 'Так показать не получится' })).toBeVisible();
  await kept.getByRole('link', { name: 'Показать всё' }).click();
  await expect(kept.getByText('vera@answers.test')).toBeVisible();
  await kept.close();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Фильтр' }).click();
  const filter = page.getByRole('dialog', { name: 'Фильтр' });
  await filter.getByRole('combobox', { name: 'Ещё условие' }).click();
  await page.getByRole('option', { name: 'Ученик' }).click();
  await field(filter, 'Ученик').fill('гле');
  await expect(page).toHaveURL(/fields=/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ученик: «гле»', exact: true })).toBeVisible();
  await expect(page.getByText('vera@answers.test')).toHaveCount(0);
  await expect(page.getByText('gleb@answers.test')).toBeVisible();

  await page.getByRole('row').filter({ hasText: 'gleb@answers.test' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Куда привёл' })).toBeVisible();
  await expect(page.getByText('gleb@answers.test')).toBeVisible();
});

test('files are put into a form by whoever fills it in, and come with the answer', async ({
  owner: page,
  school,
  browser,
}) => {
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
});

test('whoever gets an account by a form is thanked in its own words', async ({ page, school }) => {
  const id = await newForm(school, {
    type: 'REGISTER',
    createUser: true,
    successText: 'Ждём вас в июне.',
    fields: [
      { ref: 'who', type: 'NAME' },
      { ref: 'mail', type: 'EMAIL' },
    ],
  });
  await page.goto(`/registration/${school.code}/${id}`);
  await field(page, 'Имя').fill('Вера');
  await field(page, 'Почта').fill(`vera@${school.code}.test`);
  await field(page, 'Пароль').fill('long-enough-1');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByText('Ждём вас в июне.')).toBeVisible();
  await page.getByRole('link', { name: 'Мои компании' }).click();
  await expect(page).toHaveURL(/\/companies$/);
});

test('the list of forms shows those of a type', async ({ owner: page, school }) => {
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

test('answers are narrowed by a choice, and keep what a removed field was answered with', async ({
  owner: page,
  school,
  browser,
}) => {
  const { customField } = await school.mutate(
    'createCustomField',
    { name: 'Предмет', type: 'LIST', variables: ['Физика', 'Химия'] },
    'customField { databaseId }',
  );
  const fields = [
    { ref: 'who', type: 'NAME', label: 'Ученик' },
    { ref: 'town', type: 'HIDDEN', label: 'Город', value: 'Тверь' },
    { ref: 'topic', type: 'CUSTOM_FIELD', customFieldId: customField.databaseId },
  ];
  const id = await newForm(school, { fields });
  const guest = await browser.newPage();
  for (const [name, topic] of [
    ['Вера', 'Физика'],
    ['Глеб', 'Химия'],
  ] as const) {
    await guest.goto(`/registration/${school.code}/${id}`);
    await field(guest, 'Ученик').fill(name);
    await guest.getByRole('radio', { name: topic }).check();
    await guest.getByRole('button', { name: 'Отправить' }).click();
    await expect(guest.getByText('Ответ отправлен.')).toBeVisible();
  }
  await guest.context().close();
  const { data } = await school.ask(
    'query ($code: String!, $id: Int!) { company(code: $code) { form(databaseId: $id) { id } } }',
    { code: school.code, id },
  );
  await school.ask(
    'mutation ($input: UpdateFormInput!) { updateForm(input: $input) { userErrors { message } } }',
    { input: { id: data?.company.form.id, fields: [fields[0], fields[2]] } },
  );

  await page.goto(`/${school.code}/forms/${id}/answers`);
  await expect(page.getByRole('columnheader', { name: 'Город (удалено)' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Тверь' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Фильтр' }).click();
  const filter = page.getByRole('dialog', { name: 'Фильтр' });
  await filter.getByRole('combobox', { name: 'Ещё условие' }).click();
  await page.getByRole('option', { name: 'Предмет' }).click();
  await filter.getByRole('checkbox', { name: 'Химия' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: 'Вера' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Предмет: Химия', exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Глеб' })).toBeVisible();
  await expectAccessible(page);
});
