// A payment expires and its promo code is disabled meanwhile: the page shows the full price before the next attempt.
import { expect, expectAccessible, screenshotPath, signIn } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';
import { memberWith } from '../kit/school.ts';
import { checkout, learnerPermissions, test } from '../kit/shop.ts';

test('a buyer whose promo code was disabled sees the new price and pays it', async ({
  page,
  school,
  shop,
}) => {
  const course = await shop.sells({ name: 'Физика', price: '10000.00' });
  const { promoCode } = await school.mutate(
    'createPromoCode',
    {
      code: 'ОСЕНЬ',
      saleType: 'PERCENT',
      salePercent: 10,
      forAllCourses: true,
      allowedProductTypes: ['COURSE'],
    },
    'promoCode { id }',
  );
  const { token } = await memberWith(school, learnerPermissions);
  await signIn(page, token);
  await page.goto(`/${school.code}/buy/${course.databaseId}`);
  await field(page, 'Промокод').fill('осень');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByText('Промокод применён')).toBeVisible();
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  const begun = await checkout(page);

  await school.mutate(
    'deactivatePromoCodes',
    { promoCodes: { ids: [promoCode.id] } },
    'changedCount',
  );
  shop.cancelBySystem(begun, 'expired_on_confirmation');
  expect(await shop.flushWebhooks()).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: 'Оплатить 9 000 ₽' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Промокод ОСЕНЬ больше не действует: цена 10 000 ₽',
  );
  await expect(page).toHaveURL(/\/purchases\/\d+$/);
  expect(shop.payments.size).toBe(1);
  await expectAccessible(page, 'main');
  await page.screenshot(screenshotPath('purchase-lost-code'));

  await page.getByRole('button', { name: 'Оплатить 10 000 ₽' }).click();
  const again = await checkout(page);
  expect(again).not.toBe(begun);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page.getByText('Оплачено', { exact: true }).first()).toBeVisible();
});
