// Tests are created, set up, activated when they have questions, duplicated, deleted and restored, one and many;
// graders and learners are assigned.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { field, submit } from '../kit/locators.ts';

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).first().click();

const rows = (page: Page) => page.getByRole('grid').locator('tbody').getByRole('row');

/** Chooses a user; people with the same name are distinguished by the address beside it. */
async function choose(within: Locator, name: string): Promise<void> {
  await within.getByRole('combobox', { name: 'Кого' }).fill(name);
  await within.page().getByRole('option', { name }).click();
}

async function openMenu(page: Page, of: string, item: string): Promise<void> {
  await press(page, of);
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('a test is created, set up, not activated without questions, copied, deleted and restored', async ({
  owner: page,
  school,
}) => {
  const dialog = page.getByRole('dialog');
  const list = `/${school.code}/tests`;
  await page.goto(list);
  await expect(page.getByText('Тестов пока нет')).toBeVisible();

  await test.step('made with a category that is made in place', async () => {
    await press(page.getByRole('main'), 'Создать тест');
    await press(dialog, 'Создать');
    await expect(dialog.getByText('Обязательное поле')).toBeVisible();
    await field(dialog, 'Название').fill('Кинематика');
    await dialog.getByRole('combobox', { name: 'Категория' }).fill('Входные');
    await page.getByRole('option', { name: /Создать категорию/ }).click();
    await expectAccessible(page, '[role=dialog]');
    await press(dialog, 'Создать');
    await expect(page).toHaveURL(/\/tests\/\d+\/questions$/);
    await expect(page.getByRole('heading', { name: 'Кинематика', level: 1 })).toBeVisible();
  });

  await test.step('nothing to ask: it stays off', async () => {
    await press(page, 'Включить');
    await expect(page.getByText('В тесте нет включённых вопросов')).toBeVisible();
    await expect(page.getByText('Выключен', { exact: true })).toBeVisible();
  });

  await test.step('set up', async () => {
    await page.getByRole('link', { name: 'Настройки', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Категория' })).toHaveValue('Входные');
    await field(page, 'Название').fill('Кинематика, 9 класс');
    await field(page, 'Минуты').fill('90');
    await expect(page.getByText('Попытка длится 1 час 30 минут')).toBeVisible();
    await field(page, 'Баллов для зачёта').fill('7');
    await page.getByRole('switch', { name: 'Сколько угодно попыток' }).click();
    await expect(field(page, 'Попыток у ученика')).toHaveCount(0);
    await page.getByRole('radio', { name: /^Верные ответы/ }).check();
    await page.getByRole('switch', { name: 'Открыт без входа' }).click();
    await expect(page.getByText('Адрес работает, когда тест включён.')).toBeVisible();
    await field(page, 'Часы').fill('25');
    await submit(page, 'Сохранить');
    await expect(page.getByText('Введите целое число от 0 до 24')).toBeVisible();
    await field(page, 'Часы').fill('24');
    await submit(page, 'Сохранить');
    await expect(page.getByText('Не больше 86400')).toBeVisible();
    await field(page, 'Часы').fill('');
    await submit(page, 'Сохранить');
    await expect(page.getByRole('heading', { name: 'Кинематика, 9 класс' })).toBeVisible();
    await page.reload();
    await expect(field(page, 'Часы')).toHaveValue('1');
    await expect(field(page, 'Минуты')).toHaveValue('30');
    await expect(page.getByRole('radio', { name: /^Верные ответы/ })).toBeChecked();
  });

  await test.step('copied', async () => {
    await openMenu(page, 'Действия с тестом', 'Копировать');
    await expect(page.getByRole('heading', { name: /копия/ })).toBeVisible();
  });

  await test.step('deleted on its page, and after the undo it is there again', async () => {
    await openMenu(page, 'Действия с тестом', 'Удалить');
    await expect(page.getByText('Удалено: 1 тест')).toBeVisible();
    await expect(page).toHaveURL(({ pathname }) => pathname === list);
    await expect(rows(page)).toHaveCount(1);
    await press(page, 'Вернуть');
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step('many at once', async () => {
    await page.getByRole('checkbox', { name: 'Выбрать все показанные' }).check();
    const bar = page.getByRole('region', { name: 'Действия с выбранным' });
    await press(bar, 'Включить');
    await expect(page.getByText(/Пропущено 2: .*нет включённых вопросов/)).toBeVisible();
    await press(bar, 'Удалить');
    await expect(page.getByText('Тестов пока нет')).toBeVisible();
    await page.getByRole('link', { name: /^Удалённые/ }).click();
    await expect(rows(page)).toHaveCount(2);
    await openMenu(page, 'Действия: Кинематика, 9 класс', 'Восстановить');
    await page.getByRole('link', { name: /^Все/ }).click();
    await expect(rows(page)).toHaveText([/Кинематика, 9 класс.*Входные.*Выключен/]);
  });
});

test('a test gets graders and learners', { tag: '@deep' }, async ({ owner: page, school }) => {
  for (const name of ['Anna', 'Vera']) {
    const email = `${name.toLowerCase()}@${school.code}.test`;
    await school.mutate('createUser', { name, surname: 'Иванова', email });
  }
  const { test: made } = await school.mutate(
    'createTest',
    { title: 'Оптика' },
    'test { databaseId }',
  );
  await page.goto(`/${school.code}/tests/${made.databaseId}/questions?tab=access`);
  await expect(page.getByText('Тест проходят только там, где он стоит')).toBeVisible();
  await press(page, 'Открыть ученикам');
  const dialog = page.getByRole('dialog', { name: 'Открыть ученикам' });
  await choose(dialog, 'Иванова Anna');
  await choose(dialog, 'Иванова Vera');
  await press(dialog, 'Добавить');
  const takers = page.getByRole('list', { name: 'Кто проходит без курса' });
  await expect(takers.getByRole('link')).toHaveText(['Иванова Anna', 'Иванова Vera']);
  await press(page, 'Убрать: Иванова Anna');
  await expect(takers.getByRole('link')).toHaveText(['Иванова Vera']);
  await press(page, 'Вернуть');
  await expect(takers.getByRole('link')).toHaveCount(2);

  // Of these people only the owner may grade.
  await press(page, 'Назначить проверяющих');
  const naming = page.getByRole('dialog', { name: 'Назначить проверяющих' });
  await naming.getByRole('combobox', { name: 'Кого' }).click();
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option').click();
  await press(naming, 'Добавить');
  await expect(page.getByRole('list', { name: 'Кто проверяет' }).getByRole('link')).toHaveCount(1);
  await expectAccessible(page);
});
