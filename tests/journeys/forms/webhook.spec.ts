// A school receives form answers at its webhook and sees why some were not delivered.
import {
  startWebhookServer,
  type WebhookServer,
} from '../../../api/testing/servers/webhook-server.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

let server: WebhookServer;
test.beforeAll(async () => {
  server = await startWebhookServer();
});
test.afterAll(() => server.close());

test(
  'a webhook is tested, and a failed delivery is inspected and resent',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { form } = await school.mutate(
      'createForm',
      {
        name: 'Заявка',
        type: 'FREE',
        webhook: server.url,
        fields: [{ ref: 'who', type: 'NAME' }],
      },
      'form { databaseId webhookSecret { secret } }',
    );
    await page.goto(`/${school.code}/forms/${form.databaseId}`);
    await page.getByRole('link', { name: 'Вебхук' }).click();
    await expect(page.getByText('Пока ничего не отправлено')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Отправить снова/ })).toBeHidden();
    await expect(page.getByText(form.webhookSecret.secret)).toBeHidden();
    await page.getByRole('button', { name: 'Показать' }).click();
    await expect(page.getByText(form.webhookSecret.secret)).toBeVisible();
    await page.getByRole('button', { name: 'Сменить', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Сменить' }).click();
    await expect(page.getByText('Прежний секрет действует до')).toBeVisible();
    await expect(page.getByText(form.webhookSecret.secret)).toBeHidden();

    server.answer(500, 'ещё не готов');
    await page.getByRole('button', { name: 'Отправить проверку' }).first().click();
    await expect(page.getByText('Проверка отправлена')).toBeVisible();
    const row = page.getByRole('row', { name: /Проверка/ });
    const refresh = page.getByRole('button', { name: 'Обновить' });
    await expect(async () => {
      await refresh.click();
      await expect(row).toContainText('500: Сервер ответил отказом', { timeout: 1000 });
    }).toPass();
    await expect(row).toContainText('Ждёт');
    await page.screenshot(screenshotPath('form-webhook'));
    await expectAccessible(page);

    await row.getByRole('button', { name: /Действия/ }).click();
    await page.getByRole('menuitem', { name: 'Подробности' }).click();
    const details = page.getByRole('dialog', { name: 'Проверка' });
    await expect(details.getByText('ещё не готов')).toBeVisible();
    await expect(details.getByText('"ref": "who"')).toBeVisible();
    await page.screenshot(screenshotPath('form-webhook-delivery'));
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');

    server.answer(200);
    await row.getByRole('button', { name: /Действия/ }).click();
    await page.getByRole('menuitem', { name: 'Отправить снова' }).click();
    await expect(page.getByText('Отправляем снова: 1 запрос')).toBeVisible();
    await expect(async () => {
      await refresh.click();
      await expect(row).toContainText('Доставлено', { timeout: 1000 });
    }).toPass();
    const [first, second] = server.received;
    expect(first?.headers['kafedra-delivery']).toBe(second?.headers['kafedra-delivery']);

    await page.getByRole('combobox', { name: 'Состояние' }).click();
    await page.getByRole('option', { name: 'Не доставлено' }).click();
    await expect(page).toHaveURL(/status=failed/);
    await expect(page.getByText('Таких отправок нет')).toBeVisible();
    await page.goto(`/${school.code}/forms/${form.databaseId}?tab=webhook&status=delivered`);
    await expect(row).toBeVisible();
  },
);

test(
  'an answer and its webhook delivery link to each other',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    const { form } = await school.mutate(
      'createForm',
      {
        name: 'Отзыв',
        type: 'FREE',
        createUser: false,
        webhook: server.url,
        fields: [{ ref: 'who', type: 'NAME' }],
      },
      'form { databaseId }',
    );
    server.answer(500, 'не сейчас');
    const guest = await browser.newPage();
    await guest.goto(`/registration/${school.code}/${form.databaseId}`);
    await field(guest, 'Имя').fill('Вера');
    await guest.getByRole('button', { name: 'Отправить' }).click();
    await expect(guest.getByText('Спасибо')).toBeVisible();
    await guest.close();

    const at = `/${school.code}/forms/${form.databaseId}`;
    await page.goto(`${at}?tab=webhook`);
    const row = page.getByRole('row', { name: /Ответ на форму/ });
    await row.getByRole('button', { name: /Действия/ }).click();
    await page.getByRole('menuitem', { name: 'Открыть ответ' }).click();
    await expect(page.getByRole('heading', { name: /^Ответ от/ })).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('500: Сервер ответил отказом')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.screenshot(screenshotPath('form-answer-webhook'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Подробности' }).click();
    await expect(page.getByRole('dialog').getByText('не сейчас')).toBeVisible();
    await page.keyboard.press('Escape');
    server.answer(200);
    await page.getByRole('button', { name: 'Отправить снова' }).click();
    await expect(page.getByText('Отправляем снова: 1 запрос')).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Доставлено')).toBeVisible({ timeout: 2000 });
    }).toPass();

    await page.getByRole('button', { name: 'Удалить' }).click();
    const question = page.getByRole('alertdialog', { name: /Удалить 1\sответ\?/ });
    await question.getByRole('button', { name: 'Удалить' }).click();
    await expect(page).toHaveURL(new RegExp(`${at}/answers$`));
    await expect(page.getByText('Ответов пока нет')).toBeVisible();
  },
);
