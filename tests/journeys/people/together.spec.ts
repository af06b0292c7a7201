// Two users edit the same record: no one overwrites the other's changes, and no input is lost.
import type { Page } from '@playwright/test';
import { field } from '../kit/locators.ts';
import {
  expect,
  expectAccessible,
  screenshotPath,
  signIn,
  disableAnimations,
  test,
} from '../kit/journey.ts';

const right = (page: Page, name: string) =>
  page.getByRole('checkbox', { name, exact: true }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить', exact: true }).click();

const courses = 'Видеть все курсы';

test(
  'two users change one role: the second sees the conflict and resolves it',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    const { role } = await school.mutate(
      'createRole',
      { name: 'Куратор', permissions: ['ADMIN_PART_ACCESS', 'USERS_SHOW'] },
      'role { databaseId }',
    );
    const address = `/${school.code}/roles/${role.databaseId}`;
    const context = await browser.newContext();
    const other = await context.newPage();
    await disableAnimations(other);
    await signIn(other, school.token);
    await Promise.all([page.goto(address), other.goto(address)]);

    await field(other, 'Название').fill('Тьютор');
    await field(other, 'Описание').fill('Ведёт поток');
    await right(other, 'Видеть пользователей').uncheck();
    await save(other);
    await expect(other.getByText('Данные успешно сохранены')).toBeVisible();

    await field(page, 'Название').fill('Наставник');
    await right(page, courses).check();
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'То же самое изменил кто-то ещё' });
    await expect(dialog.getByText('Изменено без вас')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText('Описание: «Ведёт поток»');
    const rights = dialog.getByRole('radiogroup', { name: 'Права' });
    await expect(rights.getByRole('radio', { name: /И то и другое/ })).toBeChecked();
    await expect(rights).toContainText('добавлено: Видеть все курсы');
    await expect(rights).toContainText('снято: Видеть пользователей');
    await expectAccessible(page, '[role=dialog]');
    await page.screenshot(screenshotPath('dispute'));

    // By keyboard only.
    await dialog.getByRole('radio', { name: /«Наставник»/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: /«Тьютор»/ })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await dialog.getByRole('button', { name: 'Сохранить выбранное' }).press('Enter');
    await expect(page.getByText('Данные успешно сохранены')).toBeVisible();
    await expect(field(page, 'Описание')).toHaveValue('Ведёт поток');

    await page.reload();
    await expect(field(page, 'Название')).toHaveValue('Наставник');
    await expect(right(page, courses)).toBeChecked();
    await expect(right(page, 'Видеть пользователей')).not.toBeChecked();

    // Changes of different fields are merged without a dialog.
    await field(page, 'Название').fill('Наставник потока');
    await save(page);
    await expect(page.getByText('Данные успешно сохранены').first()).toBeVisible();
    await field(other, 'Описание').fill('Ведёт весенний поток');
    await save(other);
    await expect(other.getByText(/кто-то изменил и другое: Название/)).toBeVisible();
    await expect(field(other, 'Название')).toHaveValue('Наставник потока');
    await context.close();
  },
);

test(
  'unsaved input survives a tab change, a search, back navigation and a closed dialog',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { role } = await school.mutate(
      'createRole',
      { name: 'Куратор', permissions: ['ADMIN_PART_ACCESS'] },
      'role { databaseId }',
    );
    const question = page.getByRole('alertdialog', { name: 'Есть несохранённые изменения' });
    const stay = async () => {
      await question.getByRole('button', { name: 'Остаться' }).click();
      await expect(question).toBeHidden();
    };
    await page.goto(`/${school.code}/roles`);
    await page.getByRole('link', { name: 'Куратор' }).click();
    await right(page, 'Видеть пользователей').check();
    // Searching the list of permissions doesn't leave the page.
    await field(page, 'Найти право').fill('групп');
    await expect(question).toBeHidden();
    await page.getByRole('link', { name: /У кого есть/ }).click();
    await stay();
    await page.goBack();
    await stay();
    await field(page, 'Найти право').fill('');
    await expect(right(page, 'Видеть пользователей')).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`/roles/${role.databaseId}$`));
    await page.getByRole('link', { name: /У кого есть/ }).click();
    await question.getByRole('button', { name: 'Уйти без сохранения' }).click();
    await expect(page).toHaveURL(/tab=users$/);

    await page.goto(`/${school.code}/settings`);
    await field(page, 'Описание').fill('Школа для всех');
    await page.getByRole('link', { name: 'Домены' }).click();
    await stay();
    await expect(field(page, 'Описание')).toHaveValue('Школа для всех');
    await save(page);
    await page.getByRole('link', { name: 'Домены' }).click();
    await expect(page).toHaveURL(/tab=domains$/);

    await page.goto(`/${school.code}/groups`);
    await page.getByRole('button', { name: 'Создать группу' }).first().click();
    await field(page, 'Название').fill('Поток');
    await page.keyboard.press('Escape');
    await stay();
    await expect(field(page, 'Название')).toHaveValue('Поток');
  },
);
