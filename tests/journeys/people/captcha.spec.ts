// The captcha in a browser: users who register, recover or mistype a password don't notice it, over HTTPS as well as
// over HTTP from another machine, where Web Crypto is unavailable.
import { startServers, type Servers } from '../../kit/servers.ts';
import { mailsTo } from '../../kit/outbox.ts';
import { join } from 'node:path';
import { expect, test } from '../kit/journey.ts';
import { field, fillSignIn } from '../kit/locators.ts';

let servers: Servers;
test.beforeAll(async () => {
  servers = await startServers({ DEMO_SCHOOL: 'off', CAPTCHA: 'altcha', CAPTCHA_TRIES: '8' });
});
test.afterAll(() => servers.stop());

for (const [way, host] of [
  ['a secure address', 'localhost'],
  ['a plain one', 'captcha.school.test'],
] as const) {
  test(
    `at ${way} people register, recover a password and sign in, and notice nothing`,
    { tag: '@deep' },
    async ({ page }) => {
      const at = new URL(servers.url);
      at.hostname = host;
      const login = `zoya@${host}.test`;
      await page.goto(new URL('/registration', at).href);
      expect(await page.evaluate(() => isSecureContext)).toBe(host === 'localhost');
      await field(page, 'Имя').fill('Зоя');
      await field(page, 'Почта').fill(login);
      await field(page, 'Пароль').fill('long-enough-1');
      await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
      await expect(page).toHaveURL(/\/companies$/);

      await page.evaluate(() => localStorage.clear());
      await page.goto(new URL('/recovery', at).href);
      await field(page, 'Почта').fill(login);
      await page.getByRole('button', { name: 'Отправить ссылку' }).click();
      await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible();
      await mailsTo(join(servers.dataDir, 'outbox'), login, 2);

      await page.goto(new URL('/login', at).href);
      for (let failure = 1; failure <= 4; failure += 1) {
        await field(page, 'Логин').fill('');
        await expect(page.getByText('Неверный логин или пароль')).toBeHidden();
        await fillSignIn(page, login, `guess ${failure}`);
        await expect(page.getByText('Неверный логин или пароль')).toBeVisible();
      }
      await fillSignIn(page, login, 'long-enough-1');
      await expect(page).toHaveURL(/\/companies$/);
    },
  );
}
