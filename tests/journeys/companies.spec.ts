// A school begins: an admin signs in, creates a company, and finds it again among their own.
import { DEMO } from '../kit/servers.ts';
import { expect, test } from './kit/journey.ts';
import { fillSignIn } from './kit/sign-in.ts';

test('an admin signs in, creates a company, and sees it among My companies', async ({ page }) => {
  await page.goto('/');
  await fillSignIn(page, DEMO.login, DEMO.password);
  await expect(page).toHaveURL(/\/companies$/);

  await page.getByRole('main').getByRole('button', { name: 'Добавить компанию' }).click();
  const dialog = page.getByRole('dialog', { name: 'Создание компании' });
  await dialog.getByLabel('Название').fill('Школа точных наук');
  await dialog.getByLabel('Поддомен').fill('Tochka');
  await dialog.getByLabel('Описание').fill('Математика и физика по вечерам');
  await dialog.getByRole('button', { name: 'Добавить' }).click();

  await expect(page).toHaveURL(/\/tochka\/settings$/);
  await expect(page.getByLabel('Название')).toHaveValue('Школа точных наук');

  await page.goto('/companies');
  const companies = page.getByRole('grid', { name: 'Мои компании' });
  await expect(companies.getByRole('row', { name: /Школа точных наук/ })).toContainText('tochka');
  await page.getByRole('searchbox', { name: 'Поиск по компаниям' }).fill('точных');
  await expect(companies.getByRole('row', { name: /demo/ })).toHaveCount(0);
  await companies.getByRole('link', { name: 'Школа точных наук' }).click();
  await expect(page).toHaveURL(/\/tochka(\/|$)/);
});

test('the link that a person came for opens after the sign-in', async ({ page }) => {
  await page.goto('/demo/courses?tab=drafts');
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, DEMO.login, DEMO.password);
  await expect(page).toHaveURL(/\/demo\/courses\?tab=drafts$/);
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
});

test('signing out ends the session', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, DEMO.login, DEMO.password);
  await expect(page).toHaveURL(/\/companies$/);
  await page.getByRole('button', { name: /^Профиль/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/companies');
  await expect(page).toHaveURL(/\/login$/);
});
