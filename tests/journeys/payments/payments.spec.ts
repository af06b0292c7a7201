// Payments: recorded manually on an order's page, given another status, refunded, searched and exported; the school
// edits its payment statuses.
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { choose, field } from '../kit/locators.ts';

test('a payment is recorded for an order, partly refunded, and found in the list', async ({
  owner: page,
  school,
}) => {
  await school.mutate('createOrder', {
    name: 'Физика',
    contactName: 'Анна',
    contactPhone: '+79001112233',
    fixPrice: '9000',
  });
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
  await expectAccessible(page, 'main');
  await page.screenshot({ ...screenshotPath('order-payments'), fullPage: true });

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
  await page.screenshot({ ...screenshotPath('payment'), fullPage: true });

  await page.goto(`/${school.code}/payments?tab=refunded&type=manual`);
  await expect(page.getByRole('row').filter({ hasText: 'Анна' })).toContainText('4 000 ₽');
  await page.screenshot({ ...screenshotPath('payments'), fullPage: true });
});

test(
  'a school adds payment statuses and merges one into another',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { order } = await school.mutate(
      'createOrder',
      { name: 'Физика', contactName: 'Анна', contactPhone: '+79001112233', fixPrice: '9000' },
      'order { id }',
    );
    await page.goto(`/${school.code}/payments`);
    await page.getByRole('link', { name: 'Статусы', exact: true }).click();
    await expect(page).toHaveURL(/\/payment-statuses$/);
    const rows = page.getByRole('grid').locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(5);
    await page.getByRole('button', { name: 'Добавить статус' }).click();
    const modal = page.getByRole('dialog');
    await field(modal, 'Название').fill('оплачен');
    await modal.getByRole('button', { name: 'Добавить' }).click();
    await expect(modal.getByText('Статус с таким названием уже есть')).toBeVisible();
    await field(modal, 'Название').fill('Наличные');
    await field(modal, 'Цвет текста').fill('#f5f5f5');
    await expect(modal.getByText('Текст плохо читается на этом фоне')).toBeVisible();
    await field(modal, 'Цвет текста').fill('#176F43');
    await field(modal, 'Что видит плательщик').fill('Спасибо за оплату');
    await modal.getByLabel('Что означает').click();
    await page.getByRole('option', { name: 'Оплачен', exact: true }).click();
    await modal.getByRole('switch', { name: 'Платежи получают его сами' }).check();
    await expectAccessible(page, '[role=dialog]');
    await page.screenshot(screenshotPath('payment-status'));
    await modal.getByRole('button', { name: 'Добавить' }).click();
    await expect(rows).toHaveCount(6);
    await expect(rows.filter({ hasText: 'Спасибо за оплату' })).toContainText('Получают сами');
    await expect(rows.filter({ hasText: 'Получают сами' })).toHaveCount(5);
    const { payment } = await school.mutate(
      'createPayment',
      { orderId: order.id },
      'payment { paymentStatus { adminName } }',
    );
    expect(payment.paymentStatus.adminName).toBe('Наличные');

    await page.getByRole('button', { name: 'Порядок' }).click();
    await modal.getByRole('button', { name: 'Выше: Наличные' }).click();
    await modal.getByRole('button', { name: 'Сохранить' }).click();
    await expect(rows.nth(4)).toContainText('Наличные');
    await expect(rows.nth(4)).toContainText('1');
    await page.screenshot(screenshotPath('payment-statuses'));

    await page.getByRole('button', { name: 'Действия: Оплачен' }).click();
    await page.getByRole('menuitem', { name: 'Изменить' }).click();
    await modal.getByRole('switch', { name: 'Платежи получают его сами' }).check();
    await modal.getByRole('button', { name: 'Сохранить' }).click();
    await expect(modal).toBeHidden();
    await expect(rows.filter({ hasText: 'Наличные' })).not.toContainText('Получают сами');
    await page.getByRole('button', { name: 'Действия: Наличные' }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await expect(modal.getByText('«Наличные» используется')).toBeVisible();
    await choose(modal, 'С каким статусом того же значения', 'Отменён');
    await modal.getByRole('button', { name: 'Объединить' }).click();
    await expect(modal.getByText('Выберите статус с тем же значением')).toBeVisible();
    await choose(modal, 'С каким статусом того же значения', 'Оплачен');
    await modal.getByRole('button', { name: 'Объединить' }).click();
    await expect(rows).toHaveCount(5);
    await page.goto(`/${school.code}/payments`);
    await expect(page.getByRole('row').filter({ hasText: 'Анна' })).toContainText('Оплачен');
  },
);
