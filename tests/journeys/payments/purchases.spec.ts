// From the catalogue to the course: a visitor signs in, pays with a promo code at YooKassa, and the page shows the
// result by itself.
import { expect, expectAccessible, screenshotPath } from '../kit/journey.ts';
import { field, fillSignIn } from '../kit/locators.ts';
import { memberWith } from '../kit/school.ts';
import { checkout, learnerPermissions, test } from '../kit/shop.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test('a visitor signs in, pays with a promo code, and learns', async ({ page, school, shop }) => {
  const course = await shop.sells({ name: 'Физика', price: '10000.00' });
  await course.mutate('createCoursePackage', { name: 'С проверкой', price: '15000.00' });
  await school.mutate('createPromoCode', {
    code: 'ОСЕНЬ',
    saleType: 'PERCENT',
    salePercent: 10,
    forAllCourses: true,
    allowedProductTypes: ['COURSE'],
  });
  await memberWith(school, learnerPermissions);

  await page.goto(`/${school.code}/course-search?utm_source=vk`);
  await page.getByRole('link', { name: 'Купить: Физика' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Физика' })).toBeVisible();
  await expect(page.getByText('Чтобы продолжить, войдите')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Войти', exact: true }).click();
  await fillSignIn(page, `guest@${school.code}.test`, 'long-enough-1');
  await expect(page).toHaveURL(new RegExp(`/buy/${course.databaseId}\\?utm_source=vk$`));

  const total = page.getByRole('definition').last();
  await page.getByRole('radio', { name: /С проверкой/ }).check();
  await expect(total).toHaveText('15 000 ₽');
  await page.getByRole('radio', { name: /Курс целиком/ }).check();
  await expect(total).toHaveText('10 000 ₽');
  const code = field(page, 'Промокод');
  await code.fill('нет такого');
  await code.press('Enter');
  await expect(page.getByText('Такого промокода нет')).toBeVisible();
  await expect(field(page, 'Промокод')).toHaveAttribute('aria-invalid', 'true');
  await code.fill('осень');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(total).toHaveText('9 000 ₽');
  await expect(page.getByText('Промокод применён')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.screenshot(screenshotPath('buying'));
  await page.setViewportSize(phone);
  await page.screenshot(screenshotPath('buying-phone'));
  await page.setViewportSize(desktop);

  await page.getByRole('button', { name: 'Перейти к оплате' }).dblclick();
  await checkout(page);
  shop.holdWebhooks(true);
  await expect(page.getByText('9000,00 ₽')).toBeVisible();
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/purchases\/\d+$/);
  // Includes the date when the test runs shortly before midnight.
  await expect(page.getByText(/^Ждём оплату до .*\d\d:\d\d$/)).toBeVisible();
  await page.screenshot(screenshotPath('purchase-waiting'));
  expect(await shop.flushWebhooks()).toEqual([200]);
  await expect(page.getByText('Оплачено', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Оплатить' })).toBeHidden();
  await expectAccessible(page, 'main');
  await page.screenshot(screenshotPath('purchase-paid'));
  await page.setViewportSize(phone);
  await page.screenshot(screenshotPath('purchase-paid-phone'));
  await page.setViewportSize(desktop);
  await page.getByRole('link', { name: 'Перейти к курсу' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Физика' })).toBeVisible();

  await page.getByRole('button', { name: /^Профиль/ }).click();
  await page.getByRole('menuitem', { name: 'Мои покупки' }).click();
  await expect(page.getByRole('list', { name: 'Покупки' }).getByRole('listitem')).toHaveCount(1);
  await page.screenshot(screenshotPath('purchases-with-one'));

  const { data } = await school.ask(
    'query ($code: String!) { company(code: $code) { orders(first: 5) { nodes { utmSource toPay } } } }',
    { code: school.code },
  );
  expect(data.company.orders.nodes).toEqual([{ utmSource: 'vk', toPay: '9000.00' }]);
});
