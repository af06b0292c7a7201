// Signing in and out: redirects after signing in, and expired sessions.
import { demo } from '../../kit/servers.ts';
import { fillSignIn } from '../kit/locators.ts';
import { expect, test } from '../kit/journey.ts';

test('the requested page opens after signing in', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/demo/courses?tab=drafts');
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, demo.login, demo.password);
  await expect(page).toHaveURL(/\/demo\/courses\?tab=drafts$/);
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
});

test('signing out ends the session', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, demo.login, demo.password);
  await page.getByRole('button', { name: /^Профиль/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/companies');
  await expect(page).toHaveURL(/\/login$/);
});
