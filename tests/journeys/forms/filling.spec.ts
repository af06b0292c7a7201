// Filling in a form: with an account of another school, and across reloads and steps.
import { field, fillSignIn } from '../kit/locators.ts';
import { expect, expectAccessible, screenshotPath, test, type School } from '../kit/journey.ts';
import { newFounder } from '../kit/school.ts';

const mine = { ref: 'who', type: 'NAME' };
const mail = { ref: 'mail', type: 'EMAIL' };

async function newForm(school: School, more: object): Promise<number> {
  const { form } = await school.mutate(
    'createForm',
    { name: 'Запись', title: 'Запись на курс', type: 'FREE', createUser: false, ...more },
    'form { databaseId }',
  );
  return form.databaseId;
}

async function newField(school: School, name: string, type: string) {
  const { customField } = await school.mutate(
    'createCustomField',
    { name, type },
    'customField { databaseId }',
  );
  return { type: 'CUSTOM_FIELD', customFieldId: customField.databaseId };
}

async function answersOf(school: School, id: number) {
  const { data } = await school.ask(
    `query ($code: String!, $id: Int!) { company(code: $code) { form(databaseId: $id) { answers {
      nodes { user { email } values { ref shown } }
    } } } }`,
    { code: school.code, id },
  );
  return data?.company.form.answers.nodes;
}

test(
  'a user of another school signs in and sends the form with its input',
  { tag: '@deep' },
  async ({ page, school }) => {
    const guest = await newFounder(`guest-of-${school.code}`);
    const town = await newField(school, 'Город', 'STRING');
    const id = await newForm(school, {
      type: 'REGISTER',
      createUser: true,
      fields: [mine, mail, { ref: 'town', ...town }],
    });
    await page.goto(`/registration/${school.code}/${id}`);
    await field(page, 'Имя').fill('Вера');
    await field(page, 'Почта').fill(guest.login);
    await field(page, 'Город').fill('Казань');
    await field(page, 'Пароль').fill('another-one-1');
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect(page.getByText('Эта почта уже зарегистрирована')).toBeVisible();
    const status = page.getByRole('status').filter({ hasText: 'У вас уже есть учётная запись' });
    await page.screenshot(screenshotPath('form-of-known'));
    await expectAccessible(page);
    await status.getByRole('link', { name: 'Войти' }).click();

    await fillSignIn(page, guest.login, guest.password);
    await expect(page.getByRole('heading', { name: 'Запись на курс' })).toBeVisible();
    await expect(field(page, 'Город')).toHaveValue('Казань');
    await expect(field(page, 'Почта')).toHaveValue(guest.login);
    await expect(field(page, 'Пароль')).toHaveCount(0);
    const consent = `Вы войдёте в школу «${school.name}» под своим именем: ${guest.login}.`;
    await expect(page.getByText(consent)).toBeVisible();
    await page.screenshot(screenshotPath('form-that-joins'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Присоединиться' }).click();
    await expect(page).toHaveURL(/\/companies$/);
    await expect(page.getByRole('link', { name: school.name })).toBeVisible();
    expect(await answersOf(school, id)).toMatchObject([
      { user: { email: guest.login }, values: [{}, {}, { ref: 'town', shown: 'Казань' }] },
    ]);
  },
);

test(
  'a form continues at its step with its files after a reload',
  { tag: '@deep' },
  async ({ page, school }) => {
    const work = await newField(school, 'Работа', 'FILE');
    const id = await newForm(school, {
      fields: [
        mine,
        { ref: 'work', ...work },
        { ref: 'more', type: 'SECTION', text: 'Как связаться' },
        mail,
      ],
    });
    await page.goto(`/registration/${school.code}/${id}`);
    await field(page, 'Имя').fill('Вера');
    const upload = (name: string) =>
      page
        .getByLabel('Файл: Работа')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('Решение') });
    await upload('черновик.txt');
    await expect(page.getByRole('button', { name: 'Убрать: черновик.txt' })).toBeVisible();
    const dropped = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await upload('работа.txt');
    expect((await dropped).status()).toBe(204);
    await expect(page.getByRole('button', { name: 'Убрать: работа.txt' })).toBeVisible();
    await page.getByRole('button', { name: 'Далее' }).click();
    await expect(page.getByRole('heading', { name: 'Как связаться' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Как связаться' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Назад' }).click();
    await expect(page.getByText('Шаг 1 из 2')).toBeFocused();
    await expect(page.getByText('работа.txt')).toBeVisible();
    await expect(page.getByText('14 Б')).toBeVisible();
    await page.getByRole('button', { name: 'Далее' }).click();
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText('Ответ отправлен.')).toBeVisible();
    expect(await answersOf(school, id)).toMatchObject([
      { values: [{ shown: 'Вера' }, { shown: 'работа.txt' }] },
    ]);

    // One day later.
    await page.goto(`/registration/${school.code}/${id}`);
    await upload('вчера.txt');
    await expect(page.getByRole('button', { name: 'Убрать: вчера.txt' })).toBeVisible();
    await page.evaluate(() => {
      const [key] = Object.keys(sessionStorage).filter((name) => name.startsWith('form_draft/'));
      if (key === undefined) throw new Error('there is no draft');
      const old = (sessionStorage.getItem(key) ?? '').replace(/"at":\d+/, '"at":0');
      sessionStorage.setItem(key, old);
    });
    await page.reload();
    await expect(page.getByText('приложите ещё раз: вчера.txt')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Убрать: вчера.txt' })).toHaveCount(0);
  },
);
