// Payments: money is written down on the page of an order, gets another status, goes back, and is found and exported.
import { expect, expectAccessible, picture, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

test('money for an order is written down, goes back in part, and is found in the list', async ({
  owner: page,
  school,
}) => {
  await school.mutate('createOrder', { name: 'Физика', contactName: 'Анна', fixPrice: '9000' });
  await page.goto(`/${school.code}/orders`);
  await page.getByRole('link', { name: 'Физика' }).click();
  await page.getByRole('link', { name: 'Оплата', exact: true }).click();
  await expect(page.getByText('Платежей нет')).toBeVisible();
  await page.getByRole('button', { name: 'Внести оплату' }).click();
  const dialog = page.getByRole('dialog');
  await expect(field(dialog, 'Сумма')).toHaveValue('9000');
  await field(dialog, 'Сумма').fill('4000');
  await field(dialog, 'Комментарий').fill('Наличные');
  await dialog.getByRole('button', { name: 'Внести 4 000 ₽' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('5 000 ₽')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ ...picture('order-payments'), fullPage: true });

  await page
    .getByRole('main')
    .getByRole('link', { name: /^№ \d+$/ })
    .click();
  await expect(page).toHaveURL(/\/payments\/\d+$/);
  await page.getByRole('button', { name: 'Вернуть деньги' }).click();
  await field(dialog, 'Сколько').fill('4000,01');
  await dialog.getByRole('button', { name: /^Вернуть/ }).click();
  await expect(dialog.getByText('Не больше, чем осталось')).toBeVisible();
  await field(dialog, 'Сколько').fill('1500,50');
  await field(dialog, 'Причина').fill('Пропустил занятие');
  await dialog.getByRole('button', { name: 'Вернуть 1 500,50 ₽' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Возвращён частично').first()).toBeVisible();
  await expect(page.getByText('Пропустил занятие')).toBeVisible();
  await page.screenshot({ ...picture('payment'), fullPage: true });

  await page.goto(`/${school.code}/payments?tab=refunded&type=manual`);
  await expect(page.getByRole('row').filter({ hasText: 'Анна' })).toContainText('4 000 ₽');
  await page.screenshot({ ...picture('payments'), fullPage: true });
});
