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
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Фильтр' }).click();
  await field(page, 'Ученик').fill('гле');
  await page.keyboard.press('Escape');
  await expect(page.getByText('vera@answers.test')).toHaveCount(0);
  await expect(page.getByText('gleb@answers.test')).toBeVisible();
  await expect(page).toHaveURL(/fields=/);

  await page.getByRole('row').filter({ hasText: 'gleb@answers.test' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Куда привёл' })).toBeVisible();
  await expect(page.getByText('gleb@answers.test')).toBeVisible();
});
