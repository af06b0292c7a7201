// What a first visit loads, and what the page shows before its scripts are loaded.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './kit/journey.ts';

/** The scripts that the page requests without any action of the user. */
async function scriptsOf(page: Page): Promise<Set<string>> {
  await page.mouse.move(0, 0);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

/** Blocks script files; inline scripts run. */
async function withoutScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', () => undefined);
}

test(
  'the sign-in page is shown before its scripts, of which there are ten at most',
  { tag: '@deep' },
  async ({ page }) => {
    const scripts = await scriptsOf(page);
    await page.goto('/login');
    const form = page.getByRole('main').locator('form');
    // Inputs are not editable before the application runs.
    await expect(page.getByRole('textbox', { name: 'Логин' })).toBeEditable();
    await expect(form).toHaveCount(1);
    expect(scripts.size).toBeLessThanOrEqual(10);

    await withoutScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByText('Забыли пароль?')).toBeVisible();
    await expect(page.locator('[inert] form')).toBeVisible();
  },
);

test('a list shows a skeleton before its scripts, of which there are fifteen at most', async ({
  admin: page,
}) => {
  const scripts = await scriptsOf(page);
  await page.goto('/demo/courses');
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  expect(scripts.size).toBeLessThanOrEqual(15);

  await withoutScripts(page);
  await page.goto('/demo/users', { waitUntil: 'commit' });
  await expect(page.locator('[inert] main h1')).toHaveText('Пользователи');
  await expect(page.locator('[inert] aside')).toBeVisible();
});

test(
  'an unknown address is shown within the menu from the start, without a sign-in',
  { tag: '@deep' },
  async ({ admin: page }) => {
    await withoutScripts(page);
    await page.goto('/demo/no/such/page', { waitUntil: 'commit' });
    await expect(page.locator('[inert] aside')).toBeVisible();
    await expect(page.getByText('Войти')).toHaveCount(0);
  },
);

test(
  'without a session a protected page shows the shell of the sign-in',
  { tag: '@deep' },
  async ({ page }) => {
    await withoutScripts(page);
    await page.goto('/demo/courses', { waitUntil: 'commit' });
    await expect(page.getByText('Забыли пароль?')).toBeVisible();
    for (const address of ['/no/such/page', '/demo/no/such/page']) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByText('Страница не найдена').first()).toBeVisible();
    }
  },
);

test(
  'the theme is selected in the profile menu and applied before any script',
  { tag: '@deep' },
  async ({ admin: page }) => {
    const html = page.locator('html');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/demo/courses');
    await expect(html).not.toHaveClass(/dark/);
    const choose = async (theme: string) => {
      await page.getByRole('button', { name: /^Профиль/ }).click();
      await page.getByRole('menuitem', { name: theme }).click();
    };
    await choose('Тёмная');
    await expect(html).toHaveClass(/dark/);
    await expectAccessible(page);
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Сохранить' })).toBeVisible();
    await expectAccessible(page);

    await choose('Как в системе');
    await expect(html).not.toHaveClass(/dark/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveClass(/dark/);

    await choose('Светлая');
    await expect(html).not.toHaveClass(/dark/);
    await choose('Тёмная');
    await page.emulateMedia({ colorScheme: 'light' });
    await withoutScripts(page);
    await page.goto('/demo/courses', { waitUntil: 'commit' });
    await expect(page.locator('[inert] aside')).toBeVisible();
    await expect(html).toHaveClass(/dark/);
  },
);
