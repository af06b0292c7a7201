// Users sign in through a service that their school has set up, and link it to their account.
import type { Page } from '@playwright/test';
import {
  oidcClient,
  startOidcServer,
  type OidcServer,
} from '../../../api/testing/servers/oidc-server.ts';
import { field } from '../kit/locators.ts';
import { expect, expectAccessible, screenshotPath, test, type School } from '../kit/journey.ts';

let service: OidcServer;
test.beforeAll(async () => {
  service = await startOidcServer();
});
test.afterAll(() => service.close());

async function setUp(page: Page, { code }: School, title: string): Promise<void> {
  await page.goto(`/${code}/settings?tab=sign-in`);
  await page.getByRole('button', { name: 'Настроить вход: Свой сервис' }).click();
  const modal = page.getByRole('dialog');
  await field(modal, 'Название на кнопке').fill(title);
  await field(modal, 'Client ID').fill(oidcClient.client_id);
  await field(modal, 'Client Secret').fill(oidcClient.client_secret);
  await field(modal, 'Адрес сервиса (issuer)').fill(service.issuer);
  await expectAccessible(page, '[role=dialog]');
  await page.screenshot(screenshotPath('social-provider'));
  await modal.getByRole('button', { name: 'Сохранить' }).click();
  await expect(modal).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('включён');
  await expectAccessible(page);
  await page.screenshot(screenshotPath('social-settings'));
}

test(
  'a school sets up a sign-in service, and a new user registers through it',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    await setUp(page, school, 'Школьный ключ');
    await page.getByRole('button', { name: 'Настроить вход: Свой сервис' }).click();
    await expect(field(page.getByRole('dialog'), 'Client Secret')).toHaveValue('');
    await expect(page.getByRole('dialog')).not.toContainText(oidcClient.client_secret);

    service.person = { sub: 'new', email: 'new@social.test', given_name: 'Вера' };
    const visitor = await browser.newPage();
    await visitor.goto(`/login/${school.code}`);
    await expectAccessible(visitor);
    await visitor.screenshot(screenshotPath('login-company'));
    await visitor.getByRole('button', { name: 'Войти через Школьный ключ' }).click();
    await expect(visitor).toHaveURL(({ pathname }) => pathname === `/${school.code}`);
    await visitor.goto('/profile');
    await expect(visitor.getByText('Вход через другие сервисы')).toBeVisible();
    await visitor.context().close();
  },
);

test(
  'a user links a service to an account after proving it once, and unlinks it',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    await setUp(page, school, 'Ключ школы');
    const known = { name: 'Зоя', email: 'zoya@social.test', password: 'long-enough-1' };
    await school.mutate('createUser', known);
    service.person = { sub: 'known', email: known.email, email_verified: true };
    const visitor = await browser.newPage();
    const enter = async () => {
      await visitor.goto(`/login/${school.code}`);
      await visitor.getByRole('button', { name: 'Войти через Ключ школы' }).click();
    };
    await enter();
    await expect(visitor.getByRole('heading', { name: 'Это ваш аккаунт?' })).toBeVisible();
    await expectAccessible(visitor);
    await visitor.screenshot(screenshotPath('social-password'));
    await field(visitor, 'Пароль').fill('not-the-password');
    await visitor.getByRole('button', { name: 'Войти' }).click();
    await expect(visitor.getByText('Неверный пароль')).toBeVisible();
    await field(visitor, 'Пароль').fill(known.password);
    await visitor.getByRole('button', { name: 'Войти' }).click();
    await expect(visitor).toHaveURL(({ pathname }) => pathname === `/${school.code}`);

    await visitor.evaluate(() => localStorage.clear());
    await enter();
    await expect(visitor).toHaveURL(({ pathname }) => pathname === `/${school.code}`);

    await visitor.goto('/profile');
    await expectAccessible(visitor);
    await visitor.screenshot(screenshotPath('profile-social'));
    await visitor.getByRole('button', { name: 'Отключить: Ключ школы' }).click();
    await visitor.getByRole('alertdialog').getByRole('button', { name: 'Отключить' }).click();
    await expect(visitor.getByText('Вход отключён')).toBeVisible();

    await visitor.getByRole('button', { name: 'Подключить: Ключ школы' }).click();
    await field(visitor.getByRole('dialog'), 'Текущий пароль').fill(known.password);
    await visitor.getByRole('dialog').getByRole('button', { name: 'Продолжить' }).click();
    await expect(visitor.getByRole('button', { name: 'Отключить: Ключ школы' })).toBeVisible();

    service.person = null;
    await visitor.evaluate(() => localStorage.clear());
    await enter();
    await expect(visitor.getByText('Вы не разрешили вход через «Ключ школы»')).toBeVisible();
    await visitor.getByRole('link', { name: 'Вернуться' }).click();
    await expect(visitor).toHaveURL(new RegExp(`/login/${school.code}$`));
    await visitor.context().close();
  },
);
