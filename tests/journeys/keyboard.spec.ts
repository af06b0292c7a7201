// From signing in to renaming a course by keyboard only.
import type { Locator, Page } from '@playwright/test';
import { field } from './kit/locators.ts';
import { expect, test } from './kit/journey.ts';
import { newFounder, newSchool } from './kit/school.ts';

test(
  'a person signs in, opens the courses, sorts them and renames one by keyboard alone',
  { tag: '@deep' },
  async ({ page }) => {
    const school = await newSchool(await newFounder('keyboard'), 'keyboard');
    for (const name of ['Логика', 'Риторика', 'Этика'])
      await school.mutate('createCourse', { name });
    await page.goto('/login');
    await expect(field(page, 'Логин')).toBeFocused();
    await page.keyboard.type(school.login);
    await page.keyboard.press('Tab');
    await page.keyboard.type(school.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${school.code}$`));

    await tabTo(page, page.getByRole('main').getByRole('link', { name: /Черновики/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${school.code}/courses\\?tab=drafts$`));

    const head = page.getByRole('columnheader', { name: 'Название' });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await tabTo(page, head.getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    // Loaded rows replace the placeholder rows.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

    const first = page.getByRole('grid').locator('tbody').getByRole('row').first();
    const menu = first.getByRole('button', { name: /^Действия/ });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Переименовать' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Переименовать' })).toBeFocused();
    await page.keyboard.press('Enter');

    const name = field(page.getByRole('dialog'), 'Название');
    await expect(name).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('А клавиатура умеет всё');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('row', { name: /А клавиатура умеет всё/ })).toBeVisible();
  },
);

/** Presses Tab until the target has the focus, with a limit. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
