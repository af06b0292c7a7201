// The company's own fields as an admin meets them: made, filled in for a user, told by the history, and filtered by.
import { inRoot } from '../../scripts/lib/root.ts';
import { graphqlClient, graphqlSignIn } from '../kit/graphql.ts';
import { pixel } from '../kit/images.ts';
import { field } from './kit/fields.ts';
import { expect, expectAccessible, test } from './kit/journey.ts';

const pictures = inRoot('tests', '.artifacts', 'screens');

test('fields are made, filled in, and the list is filtered by them', async ({ admin, baseURL }) => {
  const ask = graphqlClient(String(baseURL), await graphqlSignIn(String(baseURL)));
  const founded = await ask(
    'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { id } } }',
    { input: { name: 'Школа полей', code: 'fields-school' } },
  );
  const { company } = founded.data.createCompany;
  const create = async (name: string, type: string, more: object = {}) => {
    const input = { companyId: company.id, name, type, ...more };
    await ask(
      'mutation ($input: CreateCustomFieldInput!) { createCustomField(input: $input) { userErrors { message } } }',
      { input },
    );
  };
  const account = {
    companyId: company.id,
    name: 'Лев',
    surname: 'Полев',
    email: 'polev@fields.test',
    password: 'long-enough-1',
  };
  const made = await ask(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { databaseId } } }',
    { input: account },
  );
  const page = `/fields-school/users/${made.data.createUser.user.databaseId}`;

  await admin.goto(`${page}?tab=fields`);
  await expect(admin.getByText('Своих полей пока нет')).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Добавить поле' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Новое поле' });
  await dialog.getByRole('textbox', { name: /^Название/ }).fill('Предмет');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await expect(dialog).toContainText('Необходимо выбрать тип поля');
  await dialog.getByRole('combobox', { name: 'Тип' }).click();
  await admin.getByRole('option', { name: 'Список' }).click();
  await field(dialog, 'Вариант 1').fill('Физика');
  await dialog.getByRole('button', { name: 'Добавить вариант' }).click();
  await field(dialog, 'Вариант 2').fill('Химия');
  await admin.screenshot({ path: `${pictures}/custom-field-modal.png` });
  await expectAccessible(admin, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByRole('radio', { name: 'Химия' })).toBeVisible();

  await create('Город', 'STRING', { prompt: 'Например, Казань', description: 'Где живёт ученик' });
  await create('Класс', 'INTEGER');
  await create('Дата рождения', 'DATE');
  await create('Созвон с родителями', 'DATETIME');
  await create('Телефоны родителей', 'PHONE', { multiple: true });
  await create('Дни занятий', 'LIST', {
    multiple: true,
    variables: ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница'],
  });
  await create('О себе', 'TEXT');
  await create('Справка', 'FILE');
  await admin.reload();

  await field(admin, 'Город').fill('Казань');
  await field(admin, 'Класс').fill('девять');
  await expect(admin.getByText('Введите целое число')).toBeVisible();
  await field(admin, 'Класс').fill('9');
  await admin.getByRole('radio', { name: 'Химия' }).check();
  await admin.getByRole('checkbox', { name: 'Среда' }).check();
  await field(admin, 'Телефоны родителей: 1').fill('12');
  const file = { name: 'справка.png', mimeType: 'image/png', buffer: Buffer.from(pixel) };
  await admin.getByLabel('Файл: Справка').setInputFiles(file);
  await expect(admin.getByRole('link', { name: 'справка.png' })).toBeVisible();
  await admin.getByRole('button', { name: 'Сохранить' }).click();
  await expect(admin.getByText('Введите номер в виде +7 900 000-00-00')).toBeVisible();
  await field(admin, 'Телефоны родителей: 1').fill('+7 900 000-00-01');
  await admin.screenshot({ path: `${pictures}/user-fields.png`, fullPage: true });
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Сохранить' }).click();
  await expect(admin.getByText('Данные успешно сохранены')).toBeVisible();
  await admin.reload();
  await expect(field(admin, 'Город')).toHaveValue('Казань');
  await expect(admin.getByRole('radio', { name: 'Химия' })).toBeChecked();
  await expect(admin.getByRole('link', { name: 'справка.png' })).toBeVisible();

  await admin.goto(`${page}?tab=history`);
  await expect(admin.getByText('+ Казань')).toBeVisible();
  await admin.screenshot({ path: `${pictures}/user-fields-history.png` });

  await admin.goto('/fields-school/users');
  await admin.getByRole('button', { name: 'Фильтр' }).click();
  await admin.getByRole('combobox', { name: 'Ещё условие' }).click();
  await admin.getByRole('option', { name: 'Город' }).click();
  await field(admin, 'Город').fill('казань');
  await expect(admin.getByText('Показано 1 из 1')).toBeVisible();
  await admin.getByRole('combobox', { name: 'Ещё условие' }).click();
  await admin.getByRole('option', { name: 'Класс' }).click();
  await field(admin, 'Класс от').fill('8');
  await admin.getByRole('combobox', { name: 'Ещё условие' }).click();
  await admin.getByRole('option', { name: 'Предмет' }).click();
  await admin.getByRole('checkbox', { name: 'Химия' }).check();
  await expect(admin.getByText('Предмет: Химия')).toBeVisible();
  await admin.getByRole('combobox', { name: 'Ещё условие' }).scrollIntoViewIfNeeded();
  await admin.screenshot({ path: `${pictures}/user-fields-filter.png` });
  await expectAccessible(admin);
  await admin.reload();
  await expect(admin.getByText('Город: «казань»')).toBeVisible();
  await expect(admin.getByText('Класс: от 8')).toBeVisible();
  await expect(admin.getByText('Показано 1 из 1')).toBeVisible();
});
