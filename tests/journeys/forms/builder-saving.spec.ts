// When the form builder saves, and what undo reverts.
import type { Page } from '@playwright/test';
import { field } from '../kit/locators.ts';
import { expect, test, type School } from '../kit/journey.ts';

const rows = (page: Page) => page.getByRole('grid', { name: 'Поля формы' }).getByRole('row');
const names = (page: Page) => rows(page).locator('.name > span:first-child');
const saved = (page: Page) => expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
const settings = (page: Page) => page.getByRole('region', { name: 'Настройки' });

interface MadeForm {
  id: string;
  databaseId: number;
}

async function newForm(school: School, fields: object[], more: object = {}): Promise<MadeForm> {
  const { form } = await school.mutate(
    'createForm',
    { name: 'Летняя школа', type: 'FREE', createUser: false, fields, ...more },
    'form { id databaseId }',
  );
  return form;
}

const storedForm = async (school: School, { databaseId }: MadeForm) => {
  const { data } = await school.ask(
    `query ($code: String!, $id: Int!) { company(code: $code) { form(databaseId: $id) {
      name code title buttonName webhook answersLimit fields { type customField { name } }
    } } }`,
    { code: school.code, id: databaseId },
  );
  return data?.company.form;
};

const account = [
  { ref: 'n', type: 'NAME' },
  { ref: 'e', type: 'EMAIL' },
];

test(
  'settings that visitors see are saved when their input loses the focus',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const form = await newForm(school, account, { answersLimit: 200 });
    await page.clock.install();
    await page.goto(`/${school.code}/forms/${form.databaseId}`);
    const limit = field(settings(page), 'Сколько ответов принять');
    const updates: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('useSendingMutation'))
        updates.push(request.postData() ?? '');
    });
    await limit.press('Control+KeyA');
    await limit.pressSequentially('3');
    await expect(page.getByText('Сохранится после ввода')).toBeVisible();
    // Longer than the builder's delay after a change.
    await page.clock.fastForward(5000);
    expect(updates).toEqual([]);
    await limit.pressSequentially('00');
    await limit.press('Tab');
    await saved(page);
    expect(await storedForm(school, form)).toMatchObject({ answersLimit: 300 });
    expect(updates).toHaveLength(1);

    // Saves on Enter and Ctrl+S, with errors at the field; the normalized code is shown.
    const code = field(settings(page), 'Код');
    await code.fill('Летняя');
    await code.press('Enter');
    await expect(
      settings(page).getByText('Латинские буквы, цифры и дефис', { exact: true }),
    ).toBeVisible();
    await code.fill('Summer-School');
    await code.press('Control+KeyS');
    await saved(page);
    await expect(code).toHaveValue('summer-school');
    expect(await storedForm(school, form)).toMatchObject({ code: 'summer-school' });

    // Leaving the page saves without asking.
    const webhook = field(settings(page), 'Вебхук');
    await webhook.pressSequentially('https://hooks.example.com/answers');
    await page.getByRole('link', { name: 'История' }).click();
    await expect(page).toHaveURL(/tab=history/);
    await expect
      .poll(async () => (await storedForm(school, form)).webhook)
      .toBe('https://hooks.example.com/answers');
  },
);

test(
  'inputs outside the form keep their own undo; a field of an account remains one',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const form = await newForm(school, [...account, { ref: 's', type: 'SURNAME' }]);
    await page.goto(`/${school.code}/forms/${form.databaseId}`);
    await field(settings(page), 'Заголовок').fill('Мой');
    await saved(page);
    const search = field(page, 'Поиск по полям');
    await search.pressSequentially('раз');
    await search.press('Control+KeyZ');
    await expect(search).not.toHaveValue('раз');
    await expect(field(settings(page), 'Заголовок')).toHaveValue('Мой');
    await search.fill('');

    await rows(page).first().click();
    await page.keyboard.press('Control+KeyD');
    await expect(page.getByText('Поле «Имя» бывает в форме один раз')).toBeVisible();
    await expect(names(page)).toHaveText(['Имя', 'Почта', 'Фамилия']);

    // After the pressed button is removed, the focus stays in the form, both in the settings and in the preview.
    await settings(page).getByRole('button', { name: 'Удалить поле' }).press('Enter');
    await expect(names(page)).toHaveText(['Почта', 'Фамилия']);
    await expect(rows(page).first()).toBeFocused();
    await rows(page).last().getByRole('button', { name: 'Удалить: Фамилия' }).press('Enter');
    await expect(names(page)).toHaveText(['Почта']);
    await expect(rows(page).first()).toBeFocused();
  },
);

test(
  'the preview can be completed regardless of required fields',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { customField: work } = await school.mutate(
      'createCustomField',
      { name: 'Работа', type: 'FILE' },
      'customField { databaseId }',
    );
    await school.mutate('createCustomField', { name: 'Кем быть', type: 'CHOOSE_ROLE' });
    const form = await newForm(school, [
      { ref: 'w', type: 'CUSTOM_FIELD', customFieldId: work.databaseId, required: true },
      { ref: 's', type: 'SECTION', text: 'О вас' },
      ...account,
    ]);
    await page.goto(`/${school.code}/forms/${form.databaseId}`);
    const own = page.getByRole('grid', { name: 'Свои поля: Пользователи' });
    await expect(own.getByRole('row')).toHaveText([/Работа/]);
    await page.getByRole('radio', { name: 'Предпросмотр' }).check();
    const preview = page.locator('[data-preview]');
    const choosing = page.waitForEvent('filechooser');
    await preview.getByRole('button', { name: 'Загрузить: Работа' }).click();
    const file = { name: 'опыт.txt', mimeType: 'text/plain', buffer: Buffer.from('да') };
    await (await choosing).setFiles(file);
    await expect(preview.getByText('опыт.txt')).toBeVisible();
    await preview.getByRole('button', { name: 'Далее' }).click();
    await expect(preview.getByRole('heading', { name: 'О вас' })).toBeVisible();
  },
);
