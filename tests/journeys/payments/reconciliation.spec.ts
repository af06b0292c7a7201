// «Сверка»: a payment that YooKassa received without a notification is listed and booked, after which there are no
// differences.
import { expect, expectAccessible, pageOf, screenshotPath } from '../kit/journey.ts';
import { memberWith } from '../kit/school.ts';
import { checkout, learnerPermissions, test } from '../kit/shop.ts';

test(
  'a day with differences lists them, and has none after they are booked',
  { tag: '@deep' },
  async ({ owner: page, browser, school, shop }) => {
    const course = await shop.sells({ name: 'Физика', price: '5000.00' });
    const { token } = await memberWith(school, learnerPermissions);
    shop.webhooks(null);
    shop.stopClock(new Date(Date.now() - 24 * 3_600_000));
    const learner = await pageOf(browser, token);
    await learner.page.goto(`/${school.code}/buy/${course.databaseId}`);
    await learner.page.getByRole('button', { name: 'Перейти к оплате' }).click();
    const payment = await checkout(learner.page);
    await learner.page.getByRole('button', { name: 'Оплатить' }).click();
    await expect(learner.page.getByText(/^Ждём оплату до/)).toBeVisible();
    shop.stopClock(null);

    await page.goto(`/${school.code}/payments`);
    await page.getByRole('link', { name: 'Сверка' }).click();
    await expect(page.getByText('Сверок пока не было')).toBeVisible();
    const reconcile = async () => {
      await page.getByRole('button', { name: 'Сверить день' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Сверить' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await reconcile();
    await expect(page.getByText('Расходится', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Действия/ }).click();
    await page.getByRole('menuitem', { name: 'Что расходится' }).click();
    const row = page.getByRole('dialog').getByRole('row').filter({ hasText: payment });
    await expect(row).toContainText('Платёж: нет у нас');
    await expect(row).toContainText('5 000 ₽');
    await expectAccessible(page);
    await page.screenshot(screenshotPath('reconciliation-differences'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot(screenshotPath('reconciliation-differences-phone'));
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
    await page.screenshot(screenshotPath('reconciliation-list-phone'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.screenshot(screenshotPath('reconciliation-list'));

    // It is booked automatically, and the payer sees it.
    await expect(learner.page.getByText('Оплачено', { exact: true }).first()).toBeVisible();
    await learner.close();
    await reconcile();
    await expect(page.getByText('Всё сходится')).toBeVisible();
  },
);
