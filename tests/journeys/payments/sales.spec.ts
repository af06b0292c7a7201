// «Продажи» after two payments: totals, a period, a course, and the sources of buyers.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, screenshotPath, signIn } from '../kit/journey.ts';
import { choose } from '../kit/locators.ts';
import { memberWith } from '../kit/school.ts';
import { checkout, learnerPermissions, test } from '../kit/shop.ts';

const fact = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

test(
  'sales are shown by period, course and source',
  { tag: '@deep' },
  async ({ page, school, shop }) => {
    const physics = await shop.sells({ name: 'Физика', price: '10000.00' });
    const chemistry = await shop.sells({ name: 'Химия', price: '5000.00' });
    const { token } = await memberWith(school, learnerPermissions);
    await signIn(page, token);
    for (const address of [
      `${physics.databaseId}?utm_source=VK`,
      `${chemistry.databaseId}`,
      // A visitor who only views the page.
      `${chemistry.databaseId}?utm_source=vk`,
    ]) {
      const isCounted = page.waitForResponse(
        async (answer) =>
          answer.url().endsWith('/graphql') && (await answer.text()).includes('countCourseView'),
      );
      await page.goto(`/${school.code}/buy/${address}`);
      await isCounted;
      if (address.endsWith('vk')) continue;
      await page.getByRole('button', { name: 'Перейти к оплате' }).click();
      await checkout(page);
      await page.getByRole('button', { name: 'Оплатить' }).click();
      await expect(page.getByText('Оплачено', { exact: true }).first()).toBeVisible();
    }

    await signIn(page, school.token);
    await page.goto(`/${school.code}/payments`);
    await page.getByRole('link', { name: 'Продажи' }).click();
    await expect(fact(page, 'Поступило')).toHaveText('15 000 ₽');
    await expect(fact(page, 'Платежей')).toHaveText('2');
    await expect(fact(page, 'Средний платёж')).toHaveText('7 500 ₽');
    await expect(fact(page, 'Открыли страницу покупки')).toHaveText('3');
    await expect(fact(page, 'Из них оплачено')).toHaveText('2 (100 %)');
    const sources = page.getByRole('table', { name: 'Откуда пришли' });
    const numbers = sources.getByRole('row', { name: /^vk/ }).getByRole('cell');
    await expect(numbers).toHaveText(['2', '1', '1', '100 %', '10 000 ₽']);
    await expect(sources.getByRole('row', { name: /^Без метки/ })).toContainText('5 000 ₽');
    await expectAccessible(page);
    await page.screenshot({ ...screenshotPath('sales-with-data'), fullPage: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ ...screenshotPath('sales-with-data-phone'), fullPage: true });
    await page.setViewportSize({ width: 1440, height: 900 });

    await choose(page, 'Курс', 'Химия');
    await expect(fact(page, 'Поступило')).toHaveText('5 000 ₽');
    await expect(page).toHaveURL(/[?&]course=/);
    await page.getByRole('button', { name: 'Неделя' }).click();
    await expect(page).toHaveURL(/[?&]from=/);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Курс' })).toHaveValue('Химия');
    await expect(fact(page, 'Открыли страницу покупки')).toHaveText('2');
    await page.getByRole('button', { name: 'Очистить: Курс' }).click();
    await expect(fact(page, 'Поступило')).toHaveText('15 000 ₽');

    await page.goto(`/${school.code}/payments/sales?from=2026-01-01&to=2026-01-31`);
    await expect(fact(page, 'Поступило')).toHaveText('0 ₽');
    await expect(page.getByText('За эти дни не было ни заявок, ни платежей.')).toBeVisible();
  },
);
