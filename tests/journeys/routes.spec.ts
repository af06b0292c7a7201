// Every route is visited: its page has a title and its data, the console stays silent, and nothing breaks WCAG 2.1 AA.
import { field } from './kit/fields.ts';
import { expect, test } from './kit/journey.ts';
import { startDevServer } from './kit/dev-server.ts';

test.describe('open to everybody', () => {
  test('/ leads to the sign-in', async ({ page, visit }) => {
    const shows = page.getByRole('heading', { name: 'Вход' });
    await visit({ path: '/', arrivesAt: '/login', shows });
  });

  for (const [path, heading] of [
    ['/login', 'Вход'],
    ['/recovery', 'Восстановление пароля'],
    ['/profile/email', 'Ссылка неполная'],
    ['/registration', 'Регистрация'],
    ['/social/callback', 'Войти не получилось'],
    ['/content', 'Контент'],
    ['/site-error', 'Произошла ошибка'],
    ['/404', 'Страница не найдена'],
  ] as const) {
    test(path, async ({ page, visit }) => {
      await visit({ path, shows: page.getByRole('heading', { name: heading, level: 1 }) });
    });
  }

  test('/login/:companyName', async ({ page, visit }) => {
    const shows = page.getByText('Онлайн-школа «Кафедра»');
    await visit({ path: '/login/:companyName', url: '/login/demo', shows });
  });

  test('/registration/:companyName/:formId', async ({ page, visit }) => {
    const shows = page.getByRole('button', { name: 'Записаться' });
    await visit({
      path: '/registration/:companyName/:formId',
      url: '/registration/demo/trial',
      shows,
    });
    await page.goto('/registration/demo/registration');
    await expect(page.getByText('только по приглашению')).toBeVisible();
    await page.goto('/registration/demo/nothing');
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
  });

  test('an unknown path leads to /404', async ({ page, visit }) => {
    const shows = page.getByRole('heading', { name: 'Страница не найдена' });
    await visit({ path: '/*', url: '/no/such/page', arrivesAt: '/404', shows });
  });

  test('/debug, in development only', async ({ page, visit, baseURL }) => {
    const server = await startDevServer(String(baseURL));
    try {
      // The first visit makes Vite prepare the packages, and reload the page while it does.
      await page.goto(`${server.url}/debug`);
      await expect(page.getByRole('heading', { name: 'Отладка' })).toBeVisible({ timeout: 50_000 });
      const shows = page.getByRole('heading', { name: 'Последние запросы' });
      await visit({ path: '/debug', url: `${server.url}/debug`, arrivesAt: '/debug', shows });
    } finally {
      await server.stop();
    }
    await page.goto('/debug');
    await expect(page).toHaveURL(/\/login/);
  });
});

test.describe('for a signed-in person', () => {
  test('/profile', async ({ admin, visit }) => {
    const shows = admin.getByRole('main').getByText('admin@demo.school');
    await visit({ path: '/profile', shows });
    await expect(field(admin, 'Имя')).not.toHaveValue('');
  });

  test('/companies', async ({ admin, visit }) => {
    await visit({
      path: '/companies',
      shows: admin.getByRole('listitem').filter({ hasText: 'demo' }),
    });
    for (const help of ['создать компанию', 'изменить профиль', 'удалить компанию']) {
      await expect(admin.getByText(new RegExp(help, 'i')).first()).toBeVisible();
    }
  });

  test('/:company', async ({ admin, visit }) => {
    const shows = admin.getByRole('heading', { level: 1 });
    await visit({ path: '/:company', url: '/demo', shows });
    await expect(admin.getByRole('navigation').getByRole('link', { name: 'Курсы' })).toBeVisible();
  });

  test('/:company/settings', async ({ admin, visit }) => {
    const shows = field(admin, 'Название');
    await visit({ path: '/:company/settings', url: '/demo/settings', shows });
    await expect(shows).not.toHaveValue('');
  });

  test('/:company/access-tokens', async ({ admin, visit }) => {
    const shows = admin.getByRole('heading', { name: 'Токены доступа' });
    await visit({ path: '/:company/access-tokens', url: '/demo/access-tokens', shows });
  });

  for (const [path, url, shows] of [
    ['/:company/users', '/demo/users', 'Показано 20 из'],
    ['/:company/users/:user_id', '/demo/users/5', 'Данные'],
    ['/:company/generate', '/demo/generate', 'Что получат'],
    ['/:company/roles', '/demo/roles', 'Администратор'],
    ['/:company/roles/:role_id', '/demo/roles/create', 'Роль по умолчанию'],
    ['/:company/groups', '/demo/groups', 'Олимпиадный клуб'],
    ['/:company/invites', '/demo/invites', 'Набор в 11 класс'],
    ['/:company/invites/:inviteId', '/demo/invites/1', 'Скопировать ссылку'],
    ['/:company/welcomes', '/demo/welcomes', 'Победители олимпиады'],
    ['/:company/welcomes/:inviteId', '/demo/welcomes/create', 'О приветствии'],
  ] as const) {
    test(path, async ({ admin, visit }) => {
      await visit({ path, url, shows: admin.getByRole('main').getByText(shows).first() });
    });
  }

  test('/:company/courses', async ({ admin, visit }) => {
    const shows = admin.getByRole('row').nth(10);
    await visit({ path: '/:company/courses', url: '/demo/courses', shows });
  });
});

test.describe('without a session', () => {
  for (const path of [
    '/profile',
    '/companies',
    '/demo',
    '/demo/settings',
    '/demo/access-tokens',
    '/demo/users',
    '/demo/users/5',
    '/demo/generate',
    '/demo/roles',
    '/demo/groups',
    '/demo/invites',
    '/demo/welcomes',
    '/demo/courses',
  ]) {
    test(`${path} asks to sign in`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    });
  }
});
