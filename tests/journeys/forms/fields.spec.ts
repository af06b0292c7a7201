// Custom fields of users: created, filled in, shown in the history, and filtered by.
import { pixel } from '../../kit/images.ts';
import { field } from '../kit/locators.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';

test(
  'fields are created, filled in, and filtered by',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const create = (name: string, type: string, more: object = {}) =>
      school.mutate('createCustomField', { name, type, ...more });
    const { user } = await school.mutate(
      'createUser',
      {
        name: 'Лев',
        surname: 'Полев',
        email: `polev@${school.code}.test`,
        password: 'long-enough-1',
      },
      'user { databaseId }',
    );
    const card = `/${school.code}/users/${user.databaseId}`;

    await page.goto(`${card}?tab=fields`);
    await expect(page.getByText('Своих полей пока нет')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Добавить поле' }).click();
    const dialog = page.getByRole('dialog', { name: 'Новое поле' });
    await dialog.getByRole('textbox', { name: /^Название/ }).fill('Предмет');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await expect(dialog).toContainText('Необходимо выбрать тип поля');
    await dialog.getByRole('combobox', { name: 'Тип' }).click();
    await page.getByRole('option', { name: 'Список' }).click();
    await field(dialog, 'Вариант 1').fill('Физика');
    await dialog.getByRole('button', { name: 'Добавить вариант' }).click();
    await field(dialog, 'Вариант 2').fill('Химия');
    await page.screenshot(screenshotPath('custom-field-modal'));
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Химия' })).toBeVisible();

    await create('Город', 'STRING', {
      prompt: 'Например, Казань',
      description: 'Где живёт ученик',
    });
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
    await page.reload();

    await field(page, 'Город').fill('Казань');
    await field(page, 'Класс').fill('девять');
    await expect(page.getByText('Введите целое число')).toBeVisible();
    await field(page, 'Класс').fill('9');
    await page.getByRole('radio', { name: 'Химия' }).check();
    await page.getByRole('checkbox', { name: 'Среда' }).check();
    await field(page, 'Телефоны родителей: 1').fill('12');
    const file = { name: 'справка.png', mimeType: 'image/png', buffer: Buffer.from(pixel) };
    await page.getByLabel('Файл: Справка').setInputFiles(file);
    await expect(page.getByRole('link', { name: 'справка.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Введите номер в виде +7 900 000-00-00')).toBeVisible();
    await field(page, 'Телефоны родителей: 1').fill('+7 900 000-00-01');
    await page.screenshot({ ...screenshotPath('user-fields'), fullPage: true });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Данные успешно сохранены')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Город')).toHaveValue('Казань');
    await expect(page.getByRole('radio', { name: 'Химия' })).toBeChecked();
    await expect(page.getByRole('link', { name: 'справка.png' })).toBeVisible();

    await page.getByRole('button', { name: 'Удалить файл: справка.png' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Вы точно хотите удалить изображение?');
    await question.getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Файл успешно удален')).toBeVisible();
    await expect(page.getByRole('link', { name: 'справка.png' })).toBeHidden();

    await page.goto(`${card}?tab=history`);
    await expect(page.getByText('+ Казань')).toBeVisible();
    await page.screenshot(screenshotPath('user-fields-history'));

    await page.goto(`/${school.code}/users`);
    await page.getByRole('button', { name: 'Фильтр' }).click();
    await page.getByRole('combobox', { name: 'Ещё условие' }).click();
    await page.getByRole('option', { name: 'Город' }).click();
    await field(page, 'Город').fill('казань');
    await expect(page.getByText('Показано 1 из 1')).toBeVisible();
    await page.getByRole('combobox', { name: 'Ещё условие' }).click();
    await page.getByRole('option', { name: 'Класс' }).click();
    await field(page, 'Класс от').fill('8');
    await expect(page.getByText('Класс: от 8')).toBeVisible();
    await page.getByRole('combobox', { name: 'Ещё условие' }).click();
    await page.getByRole('option', { name: 'Предмет' }).click();
    await page.getByRole('checkbox', { name: 'Химия' }).check();
    await expect(page.getByText('Предмет: Химия')).toBeVisible();
    await page.getByRole('combobox', { name: 'Ещё условие' }).scrollIntoViewIfNeeded();
    await page.screenshot(screenshotPath('user-fields-filter'));
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('Город: «казань»')).toBeVisible();
    await expect(page.getByText('Класс: от 8')).toBeVisible();
    await expect(page.getByText('Показано 1 из 1')).toBeVisible();
  },
);
