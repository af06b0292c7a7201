// A manager uses the board of orders: moves orders between statuses by mouse, keyboard and menu, undoes it, filters the
// board by its address, and scrolls a long column.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { choose } from '../kit/locators.ts';
import { waitForOperation } from '../kit/operations.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const cards = (page: Page, name: string) =>
  column(page, name).getByRole('row').filter({ hasText: '№' });

test('orders are moved between statuses and undone', async ({ owner: page, school }) => {
  for (const [name, fixPrice] of [
    ['Физика', '1000'],
    ['Химия', '2500.50'],
    ['Алгебра', '400'],
  ]) {
    await school.mutate('createOrder', { name, fixPrice });
  }
  await page.goto(`/${school.code}/orders`);
  await page.getByRole('link', { name: 'Доска', exact: true }).click();
  await expect(page).toHaveURL(`/${school.code}/orders/board`);
  const fresh = column(page, 'Новая');
  const working = column(page, 'В работе');
  await expect(fresh.locator('header')).toContainText('3 заявки');
  await expect(fresh.locator('header')).toContainText('3 900,50 ₽');
  await expect(cards(page, 'Новая')).toHaveText([/Алгебра/, /Химия/, /Физика/]);
  await expectAccessible(page, 'main');
  await page.screenshot(screenshotPath('order-board'));

  // By keyboard, with React Aria's keys.
  await cards(page, 'Новая').nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cards(page, 'Новая').nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(fresh.getByRole('button', { name: 'Перетащить: № 2 Химия' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-drop-target][aria-label="В работе"]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(cards(page, 'В работе')).toHaveText([/Химия/]);
  await expect(page.getByText(/^В статус «В работе»: 1\sзаявка$/u)).toBeVisible();
  await expect(working.locator('header')).toContainText('2 500,50 ₽');
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(cards(page, 'Новая')).toHaveText([/Алгебра/, /Химия/, /Физика/]);
  await expect(cards(page, 'В работе')).toHaveCount(0);

  // With the menu.
  await cards(page, 'Новая').nth(0).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(cards(page, 'В работе')).toHaveText([/Алгебра/]);
  await expect(cards(page, 'В работе').nth(0)).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(cards(page, 'Оплачена')).toHaveText([/Алгебра/]);
  await fresh.getByRole('button', { name: 'Действия: № 1 Физика' }).click();
  await page.getByRole('menuitem', { name: 'Отказ' }).click();
  await expect(cards(page, 'Отказ')).toHaveText([/Физика/]);
  await expect(page.getByText(/^В статус «Отказ»: 1\sзаявка$/u)).toBeVisible();

  // By mouse.
  const moved = waitForOperation(page, 'useCardMovesMutation');
  await cards(page, 'Новая').nth(0).dragTo(column(page, 'В работе').getByRole('grid'));
  await expect(cards(page, 'В работе')).toHaveText([/Химия/]);

  // Cards move before the server responds.
  await moved;
  await page.reload();
  await expect(cards(page, 'В работе')).toHaveText([/Химия/]);
  await expect(cards(page, 'Оплачена')).toHaveText([/Алгебра/]);
  await expect(cards(page, 'Отказ')).toHaveText([/Физика/]);
  await cards(page, 'Оплачена').getByRole('link', { name: 'Алгебра' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('№ 3. Алгебра');
});

test(
  'the board has the filter of the list, and a long column loads by scrolling',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    for (let number = 1; number <= 45; number += 1) {
      await school.mutate('createOrder', {
        name: `Заявка ${number}`,
        fixPrice: String(number * 100),
      });
    }
    await page.goto(`/${school.code}/orders/board?search=Заявка&sum_from=200`);
    const fresh = column(page, 'Новая');
    await expect(fresh.locator('header')).toContainText('44 заявки');
    await expect(cards(page, 'Новая').first()).toContainText('Заявка 45');
    const drawn = await cards(page, 'Новая').count();
    expect(drawn).toBeLessThan(20);
    for (let turns = 0; turns < 30; turns += 1) {
      if (await fresh.getByText('Заявка 2', { exact: true }).isVisible()) break;
      await fresh.getByRole('grid').evaluate((grid) => grid.scrollBy(0, 800));
      await expect(fresh.getByRole('row').first()).toBeVisible();
    }
    await expect(fresh.getByText('Заявка 2', { exact: true })).toBeVisible();
    expect(await cards(page, 'Новая').count()).toBeLessThan(20);

    await page.getByRole('button', { name: 'Фильтр', exact: true }).click();
    await choose(page, 'Статус', 'Отказ');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/status=/);
    await expect(page.getByText('Ничего не найдено')).toBeVisible();
    await page.getByRole('link', { name: 'Таблица' }).click();
    await expect(page).toHaveURL(/\/orders\?.*search=/);
  },
);
