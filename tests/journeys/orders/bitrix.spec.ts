// An admin turns on Bitrix24 leads for new orders; a manager sees the lead of an order, and creates one for an earlier
// order.
import { startBitrixServer } from '../../../api/testing/servers/bitrix-server.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

test(
  'an admin turns on leads for orders, and a manager sees them in Bitrix24',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const bitrix = await startBitrixServer();
    await school.mutate('createCompanyIntegration', {
      name: 'Битрикс24',
      type: 'bitrix24',
      settings: [{ key: 'webhook_url', value: bitrix.webhook }],
    });
    const { order: before } = await school.mutate(
      'createOrder',
      { name: 'Физика', contactName: 'Орлова Зоя', contactPhone: '+79001112233' },
      'order { databaseId }',
    );

    await page.goto(`/${school.code}/settings?tab=integrations`);
    await page.getByRole('switch', { name: 'Создавать лид для каждой новой заявки' }).click();
    await field(page, 'Источник').fill('WEB');
    await field(page, 'Ответственный').fill('двенадцать');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText(/Введите целое число/)).toBeVisible();
    await field(page, 'Ответственный').fill('12');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Данные успешно сохранены')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot(screenshotPath('bitrix-auto-lead'));

    const { order } = await school.mutate(
      'createOrder',
      { name: 'Химия', contactName: 'Орлова Зоя', contactPhone: '+79001112244' },
      'order { databaseId }',
    );
    await page.goto(`/${school.code}/orders/${order.databaseId}`);
    await expect(page.getByRole('link', { name: 'Лид № 1' })).toHaveAttribute(
      'href',
      `${new URL(bitrix.webhook).origin}/crm/lead/details/1/`,
    );
    expect(bitrix.leads).toMatchObject([{ NAME: 'Орлова Зоя', SOURCE_ID: 'WEB' }]);

    bitrix.become('refusing');
    await page.goto(`/${school.code}/orders/${before.databaseId}`);
    await page.getByRole('button', { name: 'Создать лид' }).click();
    await expect(page.getByText(/^Битрикс24 отказал/)).toBeVisible();
    await expectAccessible(page);
    await page.screenshot(screenshotPath('order-lead-refused'));
    bitrix.become('working');
    await page.getByRole('button', { name: 'Попробовать сейчас' }).click();
    await expect(page.getByRole('link', { name: 'Лид № 2' })).toBeVisible();
    await page.screenshot(screenshotPath('order-lead'));
    await bitrix.close();
  },
);
