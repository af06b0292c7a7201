// A school with its own domain: people register there and continue on the main domain.
import { startServers, type Servers } from '../../kit/servers.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { field, fillSignIn } from '../kit/locators.ts';

let servers: Servers;
let main: string;
let demo: string;
test.beforeAll(async () => {
  const port = String(await freePort());
  main = `http://school.test:${port}`;
  demo = `http://demo.school.test:${port}`;
  servers = await startServers({
    PORT: port,
    PUBLIC_URL: main,
    COMPANY_HOSTS: 'on',
    DEMO_COURSES: '5',
    DEMO_LEARNERS: '5',
  });
});
test.afterAll(() => servers.stop());

test(
  'a form at the school’s address registers, keeps no session there, and leads to the sign-in',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(`${demo}/registration/trial`);
    await expect(page.getByRole('button', { name: 'Записаться' })).toBeVisible();
    await expect(
      page.getByText('вы соглашаетесь на обработку ваших персональных данных'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.screenshot(screenshotPath('registration-at-own-host'));
    const login = 'zoya@hosts.test';
    await field(page, 'Имя').fill('Зоя');
    await field(page, 'Почта').fill(login);
    await field(page, 'Пароль').fill('long-enough-1');
    // Its requests carry no token.
    const sent = page.waitForRequest(
      (request) => request.postDataJSON()?.variables.staysHere === false,
    );
    await page.getByRole('button', { name: 'Записаться' }).click();
    await sent;

    await expect(page).toHaveURL(`${main}/login/demo?reason=registered`);
    await expect(page.getByText('Вы зарегистрированы. Войдите')).toBeVisible();
    await fillSignIn(page, login, 'long-enough-1');
    await expect(page).toHaveURL(`${main}/demo`);
    await page.goto(`${demo}/registration/trial`);
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    await page.getByRole('link', { name: 'Войти' }).click();
    await expect(page).toHaveURL(`${main}/login/demo`);
  },
);
