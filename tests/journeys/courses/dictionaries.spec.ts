// What courses are described with: one entry in the place of another.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).first().click();

test('of two types one takes the place of the other', async ({ owner: page, school }) => {
  const dialog = page.getByRole('dialog');
  await page.goto(`/${school.code}/course-types`);
  for (const name of ['ЕГЭ-2026', 'ЕГЭ']) {
    await press(page.getByRole('main'), 'Добавить тип');
    await field(dialog, 'Название').fill(name);
    await press(dialog, 'Добавить');
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await press(page, 'Действия: ЕГЭ-2026');
  await page.getByRole('menuitem', { name: 'Объединить с…' }).click();
  await press(dialog, 'Объединить');
  await expect(dialog.getByText('Обязательное поле')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('combobox', { name: 'С каким типом' }).fill('ЕГЭ');
  await expect(page.getByRole('option')).toHaveText(['ЕГЭ']);
  await page.getByRole('option', { name: 'ЕГЭ' }).click();
  await press(dialog, 'Объединить');
  await expect(page.getByText('Объединено')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ЕГЭ-2026' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'ЕГЭ', exact: true })).toBeVisible();
});

test('a type that courses have is merged, not deleted', async ({ admin: page }) => {
  await page.goto('/demo/course-types');
  await press(page, 'Действия: Интенсив');
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await expect(page.getByRole('dialog', { name: '«Интенсив» используется' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Интенсив', exact: true }).click();
  await expect(page.getByText('Тип: Интенсив')).toBeVisible();
});
