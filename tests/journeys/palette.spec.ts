// By keyboard only: rows are selected and acted on, an action is undone, and the palette leads to a person.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './kit/journey.ts';

const people = ['Анна', 'Борис', 'Вера', 'Глеб'];

test(
  'users are selected, deleted, restored and found by keyboard',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    for (const [index, surname] of people.entries()) {
      const email = `${index}@${school.code}.test`;
      await school.mutate('createUser', { name: 'Ученик', surname, email });
    }
    await school.mutate('createCourse', { name: 'Олимпиадная химия' }, 'course { id }');
    const { keyboard } = page;
    const row = (surname: string) => page.getByRole('row', { name: new RegExp(surname) });
    await page.goto(`/${school.code}/users?sort=name`);
    await expect(row('Глеб')).toBeVisible();

    await test.step('rows and the bar of the selected ones', async () => {
      await tabToRows(page);
      await keyboard.press('Home');
      await goTo(page, 'Анна');
      await keyboard.press('Shift+ArrowDown');
      await expect(page.getByText(/^Выбрано\s2$/)).toBeVisible();
      await keyboard.press('F6');
      const bar = page.getByRole('region', { name: 'Действия с выбранным' });
      await expect(bar.getByRole('button', { name: 'Роли' })).toBeFocused();
      await keyboard.press('F6');
      await expect(row('Борис')).toBeFocused();
      await keyboard.press('Escape');
      await expect(bar).toHaveCount(0);
    });

    await test.step('the menu of a row, and what it did taken back', async () => {
      await keyboard.press('Shift+F10');
      await expect(page.getByRole('dialog', { name: /^Действия: .*Борис/ })).toBeVisible();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await keyboard.press('End');
      await keyboard.press('Enter');
      await expect(row('Борис')).toHaveCount(0);
      await expect(row('Вера')).toBeFocused();
      await keyboard.press('Control+z');
      await expect(row('Борис')).toBeVisible();
      await expect(page.locator('tbody tr:focus')).toHaveText(/Борис|Вера/);
    });

    await test.step('the sheet of what keys there are here', async () => {
      await keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: 'Сочетания клавиш' });
      await expect(sheet.getByText('Действия строки')).toBeVisible();
      await expect(sheet.getByText('Раздел, действие, человек, курс, урок')).toBeVisible();
      await keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    });

    await test.step('the palette: a person, then the same again, then something new', async () => {
      const palette = page.getByRole('dialog', { name: 'Поиск и команды' });
      const field = palette.getByRole('combobox');
      await keyboard.press('Control+k');
      await keyboard.type('глеб');
      await expect(field).toHaveValue('глеб');
      await expect(palette.getByRole('option', { name: /Глеб/ })).toBeVisible();
      await expectAccessible(page, '[role=dialog]');
      await keyboard.press('Enter');
      await expect(page).toHaveURL(/\/users\/\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Глеб');

      await keyboard.press('Control+k');
      await keyboard.type('химею');
      await expect(palette.getByRole('option', { name: /Олимпиадная химия/ })).toBeVisible();
      await field.clear();
      await expect(
        palette.getByRole('group', { name: 'Недавние' }).getByRole('option', { name: /Глеб/ }),
      ).toBeVisible();
      await keyboard.type('создать групп');
      await expect(palette.getByRole('option', { name: 'Создать группу' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${school.code}/groups$`));
      await expect(page.getByRole('dialog', { name: 'Новая группа' })).toBeVisible();
    });
  },
);

/** Presses Tab until a row has the focus: the table is one tab stop. */
async function tabToRows(page: Page): Promise<void> {
  const here = page.getByRole('grid').locator('tbody').locator(':focus');
  for (let presses = 0; presses < 60 && (await here.count()) === 0; presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(here).toHaveCount(1);
}

/** Moves down until the row with this name has the focus. */
async function goTo(page: Page, name: string): Promise<void> {
  const here = page.getByRole('row', { name: new RegExp(name) });
  for (let presses = 0; presses < people.length; presses += 1) {
    if (await here.evaluate((row) => row === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(here).toBeFocused();
}
