// YooKassa fails or doesn't respond during a payment: the buyer gets a message, the order remains, and a retry
// continues.
import { expect, screenshotPath, signIn } from '../kit/journey.ts';
import { memberWith } from '../kit/school.ts';
import { checkout, learnerPermissions, test } from '../kit/shop.ts';

test(
  'a failing and then unresponsive provider loses no order and charges no payment twice',
  { tag: '@deep' },
  async ({ page, school, shop }) => {
    const course = await shop.sells({ name: 'Физика', price: '5000.00' });
    const { token } = await memberWith(school, learnerPermissions);
    await signIn(page, token);
    await page.goto(`/${school.code}/buy/${course.databaseId}`);

    shop.become('failing');
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await expect(page).toHaveURL(/\/purchases\/\d+$/);
    const errorMessage = page.getByText(
      'Платёжный сервис не ответил. Попробуйте ещё раз через минуту',
    );
    await expect(errorMessage).toBeVisible();
    await expect(page.getByText(/^Ждём оплату до/)).toBeVisible();
    await page.screenshot(screenshotPath('purchase-provider-fails'));
    await page.reload();

    // The payment is created, but the response is lost.
    shop.become('enabled');
    shop.loseAnswers(1);
    await page.getByRole('button', { name: 'Оплатить' }).click();
    const payment = await checkout(page);
    await page.goBack();
    await shop.stop();
    await page.getByRole('button', { name: 'Оплатить' }).click();
    await expect(errorMessage).toBeVisible();

    await shop.start();
    await page.getByRole('button', { name: 'Оплатить' }).click();
    expect(await checkout(page)).toBe(payment);
    expect(shop.payments.size).toBe(1);
    await page.getByRole('button', { name: 'Оплатить' }).click();
    await expect(page.getByText('Оплачено', { exact: true }).first()).toBeVisible();
  },
);
