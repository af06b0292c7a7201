// The list of payments: totals, tabs, search, filter and sort order in the address, the payer's card, and the palette.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, screenshotPath, test, type School } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

const rows = (page: Page) => page.getByRole('grid').locator('tbody').getByRole('row');

/**
 * Anna pays 22 times, from 101 to 122 roubles, and gets a refund of the last one; Boris pays once.
 */
async function pay(school: School): Promise<{ anna: string }> {
  const people = new Map<string, { id: string; databaseId: number }>();
  for (const [name, times] of [
    ['Анна', 22],
    ['Борис', 1],
  ] as const) {
    const email = `${people.size}@${school.code}.test`;
    const { user } = await school.mutate('createUser', { name, email }, 'user { id databaseId }');
    people.set(name, user);
    const ordered = { name: 'Физика', userId: user.id, contactName: name, fixPrice: '9000' };
    const { order } = await school.mutate('createOrder', ordered, 'order { id }');
    for (let time = 1; time <= times; time += 1) {
      const paid = { orderId: order.id, price: String(100 + time) };
      const { payment } = await school.mutate('createPayment', paid, 'payment { id }');
      if (time === 22) await giveBack(school, payment.id);
    }
  }
  return { anna: String(people.get('Анна')?.databaseId) };
}

const giveBack = (school: School, id: string) =>
  school.ask('mutation ($id: ID!) { refundPayment(input: { id: $id }) { payment { id } } }', {
    id,
  });

test(
  'payments are summed, searched, sorted, and shown on the payer’s page',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/payments`);
    await expect(page.getByText('Платежей пока нет')).toBeVisible();
    await expect(page.getByText('на сумму')).toHaveCount(0);
    const { anna } = await pay(school);

    await test.step('the list is added up, whole and by its tabs', async () => {
      await page.reload();
      await expect(page.getByText(/^Всего 23\sплатежа на сумму 2\s554\s₽$/u)).toBeVisible();
      await expect(page.getByText('Показано 20 из 23')).toBeVisible();
      await expectAccessible(page);
      await page.screenshot(screenshotPath('payments-total'));
      await page.getByRole('link', { name: /^Возвращены/ }).click();
      await expect(page.getByText(/^Всего 1\sплатёж на сумму 122\s₽$/u)).toBeVisible();
      await page.getByRole('link', { name: /^Все/ }).click();
      await expect(page.getByText('Показано 20 из 23')).toBeVisible();
    });

    await test.step('what a search and a filter leave is not', async () => {
      await field(page, 'Поиск по платежам').fill('борис');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('101 ₽');
      await expect(page.getByText('на сумму')).toHaveCount(0);
      await field(page, 'Поиск по платежам').fill('');
      await page.getByRole('button', { name: 'Фильтр' }).click();
      await field(page, 'Сумма от, ₽').fill('120');
      await field(page, 'Сумма от, ₽').press('Enter');
      await expect(page).toHaveURL(/sum_from=120/);
      await page.keyboard.press('Escape');
      await expect(rows(page)).toHaveCount(3);
      await page.goto(`/${school.code}/payments?sort=-sum`);
      await expect(rows(page).first()).toContainText('122 ₽');
      await page.getByRole('button', { name: 'Показать ещё' }).click();
      await expect(page.getByText('Показано 23 из 23')).toBeVisible();
      await expect(page.getByText(/^Всего 23\sплатежа на сумму 2\s554\s₽$/u)).toBeVisible();
    });

    await test.step('a person’s card has theirs, page by page', async () => {
      await page.goto(`/${school.code}/users/${anna}`);
      await page.getByRole('link', { name: 'Платежи', exact: true }).last().click();
      await expect(page).toHaveURL(/tab=payments/);
      await expect(page.getByText('Показано 20 из 22')).toBeVisible();
      await expectAccessible(page);
      await page.screenshot(screenshotPath('user-payments'));
      await page.getByRole('button', { name: 'Показать ещё' }).click();
      await expect(page.getByText('Показано 22 из 22')).toBeVisible();
      await rows(page).first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/payments\/\d+$/);
      await expect(page.getByText('Возвращён', { exact: true }).first()).toBeVisible();
    });

    await test.step('the palette finds a payment by the payer', async () => {
      await page.getByTitle('Поиск и команды').click();
      const palette = page.getByRole('dialog', { name: 'Поиск и команды' });
      await palette.getByRole('combobox').fill('борис');
      const found = palette.getByRole('group', { name: 'Платежи' }).getByRole('option');
      await expect(found).toHaveText(/Платёж № \d+Борис, 101\s₽/u);
      await page.screenshot(screenshotPath('palette-payments'));
      await found.click();
      await expect(page).toHaveURL(/\/payments\/\d+$/);
    });
  },
);
