// Custom roles: created from a template or as a copy, with permissions that depend on each other.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, screenshotPath, signIn, test } from '../kit/journey.ts';
import { choose, field } from '../kit/locators.ts';
import { memberWith } from '../kit/school.ts';

const right = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test('a permission includes those that it needs, and says so at once', async ({
  owner: page,
  school,
}) => {
  await page.goto(`/${school.code}/roles`);
  await page.getByRole('link', { name: 'Создать роль' }).first().click();
  await field(page, 'Название').fill('Автор');
  await field(page, 'Найти право').fill('создавать курсы');
  await expect(page.getByText('Найдено: 1 право')).toBeVisible();
  await expect(page.getByText('найдено 1, 0 из 9')).toBeVisible();
  await right(page, 'Создавать курсы').check();
  const notice = page.getByText('Вместе с этим включено');
  await expect(notice).toContainText('«Входить в админку», «Видеть свои курсы»');
  await field(page, 'Найти право').fill('');
  await expect(right(page, 'Входить в админку')).toBeChecked();
  await right(page, 'Видеть свои курсы').uncheck();
  await expect(page.getByText('Вместе с этим выключено: «Создавать курсы»')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть как было' }).click();
  await expect(right(page, 'Создавать курсы')).toBeChecked();
  await expectAccessible(page, 'form');
  await page.screenshot(screenshotPath('role-rights'));
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page).toHaveURL(new RegExp(`/${school.code}/roles/\\d+$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Автор');
  await page.getByRole('link', { name: 'История' }).click();
  await expect(page.getByText('Основатель Ольга').first()).toBeVisible();
});

test(
  'a role is created from a template, copied, and compared with another one',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/roles/create`);
    await page.getByLabel('С чего начать').click();
    await page.getByRole('option', { name: 'Бухгалтер' }).click();
    await expect(field(page, 'Название')).toHaveValue('Бухгалтер');
    await expect(right(page, 'Видеть заявки и продажи')).toBeChecked();
    await page.getByRole('button', { name: 'Создать' }).click();
    await expect(page).toHaveURL(new RegExp(`/${school.code}/roles/\\d+$`));

    await page.getByRole('link', { name: 'Создать копию' }).click();
    await expect(field(page, 'Название')).toHaveValue('Бухгалтер — копия');
    await right(page, 'Создавать заявки').check();
    await right(page, 'Смотреть статистику компании').uncheck();
    await choose(page, 'Сравнить с ролью', 'Бухгалтер');
    const side = (name: string) => page.getByRole('region', { name });
    await expect(side('Есть здесь, нет у «Бухгалтер»')).toContainText('Создавать заявки');
    await expect(side('Нет здесь, есть у «Бухгалтер»')).toContainText(
      'Смотреть статистику компании',
    );
    await page.screenshot(screenshotPath('role-difference'));
    await expectAccessible(page);
  },
);

test(
  'a user without access to the back office is told which permission is missing',
  { tag: '@deep' },
  async ({ page, school }) => {
    const { token } = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_TESTS']);
    await signIn(page, token);
    await page.goto(`/${school.code}/courses`);
    await expect(page.getByRole('alert')).toContainText('Вход в админку закрыт');
    await expect(page.getByRole('alert')).toContainText('«Гость»');
    await expect(page.getByRole('alert')).toContainText('«Входить в админку»');
    await expect(page.getByRole('navigation', { name: 'Разделы компании' })).toHaveText('');
    await expect(page.getByRole('button', { name: 'Поиск' })).toHaveCount(0);
    await page.screenshot(screenshotPath('no-admin-part'));
  },
);
