// A generic journey for simple entities with a list and a dialog: create, search, edit and bulk-delete.
import type { Locator } from '@playwright/test';
import { field } from './locators.ts';
import { expect, expectAccessible, test } from './journey.ts';

export interface PlainList {
  /** Path of the page below the company. */
  page: string;
  /**
   * Label of the button that creates a record: «Создать группу»; its first word confirms the dialog.
   */
  create: string;
  /** Values of the fields by label; the first is the name, which is required and unique. */
  fields: Record<string, string>;
  /** The error for a duplicate name. */
  duplicateError: string;
  /** The message after two records are deleted. */
  deletedMessage: string;
  /** Runs in deep test runs only, because similar lists run in every test run. */
  deep?: true;
}

export function testLists(lists: readonly PlainList[]): void {
  for (const list of lists) {
    const depth = list.deep ? { tag: '@deep' } : {};
    test(
      `${list.page} are made, found, changed and deleted`,
      depth,
      async ({ owner: page, school }) => {
        const [confirm = ''] = list.create.split(' ');
        const [[label = '', name = ''] = [], ...others] = Object.entries(list.fields);
        const dialog = page.getByRole('dialog');
        const rows = page.getByRole('grid').locator('tbody').getByRole('row');
        const empty = page.getByText(/ пока нет$/);
        const search = page.getByRole('textbox', { name: /^Поиск по/ });
        const press = (button: string, within: Locator = dialog) =>
          within.getByRole('button', { name: button, exact: true }).first().click();

        await page.goto(`/${school.code}/${list.page}`);
        await expect(empty).toBeVisible();
        await press(list.create, page.getByRole('main'));
        await press(confirm);
        await expect(dialog.getByText('Обязательное поле')).toBeVisible();
        await expectAccessible(page, '[role=dialog]');
        for (const [other, value] of others) await field(dialog, other).fill(value);
        await field(dialog, label).fill(name);
        await press(confirm);
        await expect(rows).toHaveCount(1);
        for (const value of Object.values(list.fields)) await expect(rows).toContainText(value);

        await press(list.create, page.getByRole('main'));
        await field(dialog, label).fill(name);
        await press(confirm);
        await expect(dialog.getByText(list.duplicateError)).toBeVisible();
        await field(dialog, label).fill('Другое');
        await press(confirm);
        await expect(rows).toHaveCount(2);

        await page.getByRole('button', { name: 'Действия: Другое' }).click();
        await page.getByRole('menuitem', { name: 'Изменить' }).click();
        await expect(field(dialog, label)).toHaveValue('Другое');
        await field(dialog, label).fill('Второе');
        await press('Сохранить');
        await expect(rows.filter({ hasText: 'Второе' })).toBeVisible();

        await search.fill(name);
        await expect(rows).toHaveCount(1);
        await expect(rows).toContainText(name);
        await search.fill('');
        await expect(rows).toHaveCount(2);

        await page.getByRole('checkbox', { name: 'Выбрать все показанные' }).check();
        await press('Удалить', page.getByRole('region', { name: 'Действия с выбранным' }));
        await press('Удалить', page.getByRole('alertdialog'));
        await expect(page.getByText(list.deletedMessage)).toBeVisible();
        await expect(empty).toBeVisible();
      },
    );
  }
}
