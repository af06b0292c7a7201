// On an overloaded server users see how long they wait, lose no input, and continue without action. The pauses exceed
// those that the gateway waits silently.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProxy, type Proxy } from '../faults/proxy.ts';
import { startGateway, type RunningProgram } from '../kit/servers.ts';
import {
  expect,
  expectAccessible,
  expectAppStarted,
  screenshotPath,
  signIn,
  test,
} from './kit/journey.ts';
import { apiUrl } from './kit/running-kafedra.ts';
import { field } from './kit/locators.ts';
import type { Locator, Page } from '@playwright/test';

let proxy: Proxy;
let gateway: RunningProgram;

test.beforeAll(async () => {
  proxy = await startProxy(apiUrl());
  gateway = await startGateway(proxy.url);
});

test.afterAll(async () => {
  await gateway.stop();
  proxy.close();
});

/** Seconds of the server's Retry-After. */
const retryAfter = 8;

/** The visible notice; a second one is for screen readers. */
const notice = (page: Page) =>
  page.locator('[aria-hidden=true]').getByText(/^Сервер занят, продолжим через \d+\sс$/);

const heard = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Сервер занят, продолжим через \d+\sс/ });

/** Waits for the notice and advances the clock by its seconds. */
async function waitOut(page: Page, name?: string): Promise<void> {
  await expect(notice(page)).toBeVisible();
  await expect(heard(page)).toHaveCount(1);
  if (name !== undefined) await page.screenshot(screenshotPath(name));
  await page.clock.fastForward(2 * retryAfter * 1000);
  await expect(notice(page)).toHaveCount(0);
}

test('a company is created on an overloaded server without losing input', async ({
  page,
  adminToken,
}) => {
  await signIn(page, adminToken);
  await page.clock.install();
  await page.goto(`${gateway.url}/companies`);
  await page.getByRole('main').getByRole('button', { name: 'Добавить компанию' }).click();
  const dialog = page.getByRole('dialog', { name: 'Создание компании' });
  await field(dialog, 'Название').fill('Школа терпения');

  // The check of the code is repeated automatically later.
  proxy.refuse(/^GET \/api\/company\/check_code/, 1, retryAfter);
  await field(dialog, 'Поддомен').fill('demo');
  await waitOut(page, 'busy-check');
  await expect(dialog.getByText('Поддомен уже существует')).toBeVisible();
  await field(dialog, 'Поддомен').fill('terpenie');
  await expect(dialog.getByText('Поддомен уже существует')).toHaveCount(0);

  // First for longer than automatic retries last.
  const creation = /^POST \/api\/companies$/;
  proxy.refuse(creation, always, retryAfter);
  const create = dialog.getByRole('button', { name: 'Добавить' });
  await create.click();
  await expect(notice(page)).toBeVisible();
  await expect(create).toBeDisabled();
  await expectAccessible(page);
  await untilGivenUp(page, dialog.getByRole('alert'));
  await expect(field(dialog, 'Название')).toHaveValue('Школа терпения');
  await expect(field(dialog, 'Поддомен')).toHaveValue('terpenie');
  proxy.refuse(creation, 1, retryAfter);
  await dialog.getByRole('button', { name: 'Повторить сейчас' }).click();
  await waitOut(page, 'busy-creation');

  await expect(page).toHaveURL(/\/terpenie\/settings$/);
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Название')).toHaveValue('Школа терпения');
});

test('a list appears after the pause, also on the first page, and by a button after all retries', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, school.token);
  await page.clock.install();
  const list = /^GET \/api\/companies\/\d+\/groups/;
  const heading = page.getByRole('heading', { level: 1, name: /^Группы/ });

  proxy.refuse(list, 1, retryAfter);
  await page.goto(`${gateway.url}/${school.code}/groups`);
  await waitOut(page, 'busy-first-page');
  await expectAppStarted(page);
  await expect(page.getByText('Групп пока нет')).toBeVisible();

  proxy.refuse(list, 1, retryAfter);
  await page.goto(`${gateway.url}/${school.code}/roles`);
  await page.getByRole('link', { name: 'Группы', exact: true }).first().click();
  await waitOut(page);
  await expect(heading).toBeVisible();

  proxy.refuse(list, always, retryAfter);
  await page.reload();
  await untilGivenUp(page, page.getByRole('alert'));
  await page.screenshot(screenshotPath('busy-given-up'));
  proxy.refuse(list, 0, retryAfter);
  await page.getByRole('button', { name: 'Повторить сейчас' }).click();
  await expect(page.getByText('Групп пока нет')).toBeVisible();
  await context.close();
});

test('an embedded form appears once the overloaded server has checked the origin', async ({
  page: visitor,
  school,
}) => {
  const site = createServer((_, response) => {
    const line = `<script src="${gateway.url}/embed.js" data-form="${school.code}/${id}"></script>`;
    response.setHeader('content-type', 'text/html').end(`<!doctype html><h1>Курсы</h1>${line}`);
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const { port } = site.address() as AddressInfo;
  const { form } = await school.mutate(
    'createForm',
    {
      name: 'Заявка',
      type: 'REGISTER',
      title: 'Летняя школа',
      allowedOrigins: [`http://127.0.0.1:${port}`],
      fields: [{ ref: 'e', type: 'EMAIL' }],
    },
    'form { databaseId }',
  );
  const id = String(form.databaseId);
  proxy.refuse(/^GET \/api\/public\/company\/get_form_origins/, 1, retryAfter);
  const page = await visitor.context().newPage();
  await page.goto(`http://127.0.0.1:${port}`);
  const title = page.frameLocator('iframe').getByRole('heading', { name: 'Летняя школа' });
  await expect(title).toBeVisible();
  await page.close();
  site.close();
});

/** Advances the clock past all retries. */
async function untilGivenUp(page: Page, alert: Locator): Promise<void> {
  await expect(notice(page)).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.fastForward(3 * retryAfter * 1000);
      return alert.isVisible();
    })
    .toBe(true);
  await expect(alert).toContainText('Сервер занят');
}

/** More than any number of retries. */
const always = 1000;
