// The staff builds a form, and visitors fill it in.
import type { Locator, Page } from '@playwright/test';
import { field } from '../kit/locators.ts';
import { expect, expectAccessible, screenshotPath, test, type School } from '../kit/journey.ts';

const rows = (page: Page) => page.getByRole('grid', { name: 'Поля формы' }).getByRole('row');
const names = (page: Page) => rows(page).locator('.name > span:first-child');
const saved = (page: Page) => expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
const settings = (page: Page) => page.getByRole('region', { name: 'Настройки' });

async function newForm(school: School, fields: object[], more: object = {}): Promise<number> {
  const { form } = await school.mutate(
    'createForm',
    { name: 'Летняя школа', type: 'REGISTER', fields, ...more },
    'form { databaseId }',
  );
  return form.databaseId;
}

const fieldsOf = async (school: School, id: number) => {
  const { data } = await school.ask(
    `query ($code: String!, $id: Int!) { company(code: $code) { form(databaseId: $id) {
      title fields { sort type label text customField { name } condition { rules { operator value } } }
    } } }`,
    { code: school.code, id },
  );
  return data?.company.form;
};

/** Presses the key until the target has the focus. */
async function press(page: Page, key: string, until: Locator): Promise<void> {
  const isThere = () => until.evaluate((element) => element === document.activeElement);
  for (let tries = 0; tries < 60; tries += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  await expect(until).toBeFocused();
}

test(
  'a form is made, built by mouse, tried in the preview and filled in',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    const { customField } = await school.mutate(
      'createCustomField',
      { name: 'Кто вы', type: 'LIST', variables: ['Ученик', 'Родитель'] },
      'customField { variables { databaseId } }',
    );
    expect(customField.variables).toHaveLength(2);
    await school.mutate('createCustomField', { name: 'Класс', type: 'STRING' });

    await page.goto(`/${school.code}/forms`);
    await expect(page.getByText('Форм пока нет')).toBeVisible();
    await page.getByRole('button', { name: 'Создать форму' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Новая форма' });
    await field(dialog, 'Название').fill('Летняя школа');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await expect(names(page)).toHaveText(['Имя', 'Фамилия', 'Почта']);

    // Adds fields from the palette by drag and drop, and by a click after the selected field.
    const palette = page.getByRole('grid', { name: 'Свои поля: Пользователи' });
    await palette.getByRole('row', { name: 'Кто вы' }).dragTo(rows(page).last(), {
      targetPosition: { x: 200, y: 38 },
    });
    await expect(names(page)).toHaveText(['Имя', 'Фамилия', 'Почта', 'Кто вы']);
    await page
      .getByRole('grid', { name: 'Встроенные поля' })
      .getByRole('row', { name: /^Раздел/ })
      .click();
    await field(settings(page), 'Заголовок').fill('Об ученике');
    await palette.getByRole('row', { name: 'Класс' }).click();
    await expect(names(page)).toHaveText([
      'Имя',
      'Фамилия',
      'Почта',
      'Кто вы',
      'Об ученике',
      'Класс',
    ]);
    await settings(page).getByRole('switch', { name: 'Обязательное' }).check();

    // A condition is shown in words.
    await rows(page).filter({ hasText: 'Об ученике' }).click();
    await settings(page).getByRole('button', { name: 'Показывать при условии' }).click();
    await settings(page).getByRole('combobox', { name: 'Поле 1' }).click();
    await page.getByRole('option', { name: 'Кто вы' }).click();
    await expect(
      page.getByText('Не сохранено: Укажите, с чем сравнить поле «Кто вы»'),
    ).toBeVisible();
    await settings(page).getByRole('combobox', { name: 'Значение 1' }).click();
    await page.getByRole('option', { name: 'Ученик' }).click();
    await expect(rows(page).filter({ hasText: 'Об ученике' })).toContainText(
      'Показывать, если «Кто вы» равно «Ученик»',
    );
    await saved(page);
    await page.screenshot(screenshotPath('form-builder'));
    await expectAccessible(page);

    // Moves a field to the end of the form and back.
    await rows(page)
      .first()
      .dragTo(rows(page).last(), { targetPosition: { x: 200, y: 42 } });
    await expect(names(page).last()).toHaveText('Имя');
    await page.keyboard.press('Control+KeyZ');
    await expect(names(page).first()).toHaveText('Имя');

    // Undo and redo.
    await rows(page)
      .filter({ hasText: 'Фамилия' })
      .getByRole('button', { name: 'Удалить: Фамилия' })
      .click();
    await expect(names(page)).toHaveText(['Имя', 'Почта', 'Кто вы', 'Об ученике', 'Класс']);
    await page.keyboard.press('Control+KeyZ');
    await expect(names(page)).toHaveText([
      'Имя',
      'Фамилия',
      'Почта',
      'Кто вы',
      'Об ученике',
      'Класс',
    ]);
    await page.getByRole('button', { name: 'Вернуть действие' }).click();
    await expect(names(page)).toHaveCount(5);
    await saved(page);

    // The preview shows changes of the form's settings at once.
    await page.getByRole('radio', { name: 'Предпросмотр' }).check();
    await settings(page).getByRole('radio', { name: 'Форма' }).check();
    await field(settings(page), 'Заголовок').fill('Летняя школа физики');
    const preview = page.locator('[data-preview]');
    await expect(preview.getByRole('heading', { name: 'Летняя школа физики' })).toBeVisible();
    await page.getByRole('radio', { name: 'Телефон' }).check();
    await page.screenshot(screenshotPath('form-preview'));
    await expectAccessible(page);
    await saved(page);
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect(await fieldsOf(school, id)).toMatchObject({
      title: 'Летняя школа физики',
      fields: [
        { sort: 1, type: 'NAME' },
        { sort: 2, type: 'EMAIL' },
        { sort: 3, customField: { name: 'Кто вы' } },
        {
          sort: 4,
          type: 'SECTION',
          text: 'Об ученике',
          condition: { rules: [{ operator: 'IS' }] },
        },
        { sort: 5, customField: { name: 'Класс' } },
      ],
    });

    // Visitors get the changes at once.
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(new URL(`/registration/${school.code}/${id}`, page.url()).href);
    await field(visitor, 'Имя').fill('Лев');
    await field(visitor, 'Почта').fill(`lev@${school.code}.test`);
    await expect(visitor.getByRole('button', { name: 'Зарегистрироваться' })).toBeVisible();
    await visitor.getByRole('radio', { name: 'Ученик' }).check();
    await expect(visitor.getByText('Шаг 1 из 2')).toBeVisible();
    await visitor.getByRole('button', { name: 'Далее' }).click();
    await expect(visitor.getByRole('heading', { name: 'Об ученике' })).toBeFocused();
    await field(visitor, 'Пароль').fill('long-enough-1');
    await visitor.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect(visitor.getByText('Обязательное поле')).toBeVisible();
    await visitor.screenshot(screenshotPath('form-filling'));
    await expectAccessible(visitor);
    await field(visitor, 'Класс').fill('10');
    await visitor.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await visitor.waitForURL('**/companies');
    await visitor.context().close();
  },
);

test('a form is built by keyboard', async ({ owner: page, school }) => {
  const id = await newForm(school, [
    { ref: 'n', type: 'NAME' },
    { ref: 'e', type: 'EMAIL' },
    { ref: 'x', type: 'SURNAME' },
  ]);
  await page.goto(`/${school.code}/forms/${id}`);
  await expect(names(page)).toHaveText(['Имя', 'Почта', 'Фамилия']);
  // In the palette: from the first unused field down to the title, then Enter.
  const basic = page.getByRole('grid', { name: 'Встроенные поля' });
  const title = basic.getByRole('row', { name: /^Заголовок/ });
  await press(page, 'Tab', basic.getByRole('row', { name: /^Текст/ }));
  await press(page, 'ArrowDown', title);
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Имя', 'Почта', 'Фамилия', 'Заголовок']);
  await expect(page.getByText('Добавлено поле: Заголовок')).toBeAttached();

  // In the form: Alt and arrow up moves, Enter renames, Delete removes.
  await press(page, 'Tab', rows(page).filter({ hasText: 'Заголовок' }));
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Заголовок: место 2 из 4')).toBeAttached();
  await expect(names(page)).toHaveText(['Имя', 'Заголовок', 'Почта', 'Фамилия']);
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('О вас');
  await page.keyboard.press('Enter');
  await expect(names(page).nth(1)).toHaveText('О вас');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(names(page)).toHaveText(['Имя', 'О вас', 'Почта']);
  await page.keyboard.press('Control+KeyZ');
  await expect(names(page)).toHaveText(['Имя', 'О вас', 'Почта', 'Фамилия']);
  await page.keyboard.press('Control+Shift+KeyZ');
  await expect(names(page)).toHaveText(['Имя', 'О вас', 'Почта']);

  // Drag and drop by keyboard, with React Aria's keys.
  await rows(page).first().getByRole('button', { name: 'Перетащить: Имя' }).focus();
  await page.keyboard.press('Enter');
  await press(page, 'ArrowDown', page.getByRole('button', { name: 'Вставить после Почта' }));
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['О вас', 'Почта', 'Имя']);

  // The shortcuts are listed.
  await page.keyboard.press('Escape');
  await saved(page);
  await expect(async () => {
    expect((await fieldsOf(school, id)).fields).toMatchObject([
      { sort: 1 },
      { sort: 2 },
      { sort: 3 },
    ]);
  }).toPass();
});

test(
  'a registration form lists its missing fields and is found by its name',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const id = await newForm(school, [{ ref: 's', type: 'SURNAME' }]);
    await page.goto(`/${school.code}`);
    await expect(page.getByRole('link', { name: /Летняя школа/ })).toBeVisible();
    await page.getByTitle('Поиск и команды').click();
    const palette = page.getByRole('dialog', { name: 'Поиск и команды' });
    await palette.getByRole('combobox').fill('летняя');
    await palette.getByRole('option', { name: /Летняя школа/ }).click();
    await expect(page).toHaveURL(new RegExp(`/forms/${id}$`));
    const note = page.getByRole('note').filter({ hasText: 'никто не сможет зарегистрироваться' });
    await expect(note).toBeVisible();
    await page.screenshot(screenshotPath('form-account-note'));
    await note.getByRole('button').click();
    await expect(names(page)).toHaveText(['Имя', 'Почта', 'Фамилия']);
    await expect(note).toBeHidden();
    await saved(page);
  },
);
