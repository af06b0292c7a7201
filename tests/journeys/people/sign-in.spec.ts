// Coming in and going out: what the sign-in says of bad input, where it leads, and the end of a session.
import { demo } from '../../kit/servers.ts';
import { field, fillSignIn } from '../kit/locators.ts';
import { expect, test } from '../kit/journey.ts';

test('the sign-in says what is missing and what is wrong', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByText('Обязательное поле')).toHaveCount(2);

  await fillSignIn(page, 'nobody@demo.school', 'not-the-password');
  await expect(page.getByText('Неверный логин или пароль')).toBeVisible();
  await expect(field(page, 'Логин')).toHaveValue('nobody@demo.school');
});

test('the link that a person came for opens after the sign-in', async ({ page }) => {
  await page.goto('/demo/courses?tab=drafts');
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, demo.login, demo.password);
  await expect(page).toHaveURL(/\/demo\/courses\?tab=drafts$/);
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
});

test('signing out ends the session', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, demo.login, demo.password);
  await page.getByRole('button', { name: /^Профиль/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/companies');
  await expect(page).toHaveURL(/\/login$/);
});
