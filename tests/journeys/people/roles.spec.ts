// A role of a school's own making, with the permissions that it wants.
import { field } from '../kit/locators.ts';
import { expect, expectAccessible, test } from '../kit/journey.ts';

test('a role is made with a group of permissions, found, and seen in its history', async ({
  owner: page,
  school,
}) => {
  await page.goto(`/${school.code}/roles`);
  await page.getByRole('link', { name: 'Создать роль' }).first().click();
  await field(page, 'Название').fill('Куратор');
  await field(page, 'Найти право').fill('группы');
  await page.getByRole('checkbox', { name: 'Видеть пользователей' }).first().check();
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page).toHaveURL(new RegExp(`/${school.code}/roles/\\d+$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Куратор');
  await page.getByRole('link', { name: 'История' }).click();
  await expect(page.getByText('Основатель Ольга').first()).toBeVisible();
  await expectAccessible(page);
});
