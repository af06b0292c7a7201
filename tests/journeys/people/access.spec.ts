// An owner creates access tokens for tools: personal ones and those of service accounts.
import type { Page } from '@playwright/test';
import { graphqlClient } from '../../kit/graphql.ts';
import { openGraphiql, write } from '../kit/graphiql.ts';
import { kafedraUrl } from '../kit/running-kafedra.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

const count = (code: string) =>
  `query Count { company(code: "${code}") { courses { totalCount } } }`;
const newCourse = `mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { id } } }`;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Fills in the open modal and returns the token that it shows. */
async function makeToken(page: Page, title: string, name: string, right: string): Promise<string> {
  const modal = dialog(page, title);
  await modal.getByRole('button', { name: 'Создать токен' }).click();
  await expect(modal.getByText('Обязательное поле')).toBeVisible();
  await expect(modal.getByText('Выберите хотя бы одно право')).toBeVisible();
  await field(modal, 'Название').fill(name);
  await field(modal, 'Найти право').fill(right);
  await page.keyboard.press('Enter');
  await modal.getByRole('checkbox', { name: right, exact: true }).check();
  await expectAccessible(page, '[role=dialog]');
  await page.screenshot(
    screenshotPath(`access-token-new-${name === 'Сверка' ? 'own' : 'service'}`),
  );
  await modal.getByRole('button', { name: 'Создать токен' }).click();

  const made = dialog(page, 'Токен создан');
  const token = await made.getByLabel('Токен', { exact: true }).innerText();
  expect(token).toMatch(/^kfd_[\w-]{43}$/);
  await expectAccessible(page, '[role=dialog]');
  await page.screenshot(screenshotPath('access-token-made'));
  await made.getByRole('button', { name: 'Токен сохранён' }).click();
  return token;
}

test('a token is created, used within its permissions, and revoked', async ({
  owner: page,
  school,
}) => {
  await page.goto(`/${school.code}/access-tokens`);
  await page.getByRole('button', { name: 'Создать токен' }).first().click();
  const token = await makeToken(page, 'Новый токен', 'Сверка', 'Видеть все курсы');
  const row = page.getByRole('row').filter({ hasText: 'Сверка' });
  await expect(row).toContainText('ни разу');
  await expect(row).toContainText(token.slice(0, 8));

  const tool = graphqlClient(kafedraUrl(), token);
  await school.mutate('createCourse', { name: 'Свой' });
  const { data } = await tool(count(school.code));
  expect(data.company.courses.totalCount).toBe(1);
  const refused = await tool(newCourse, { input: { companyId: school.id, name: 'Чужой' } });
  expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  await page.reload();
  await expect(row).toContainText('сегодня');
  await expectAccessible(page, '[role=grid]');
  await page.screenshot(screenshotPath('access-tokens'));

  await row.getByRole('button', { name: /Действия/ }).click();
  await page.getByRole('menuitem', { name: 'Что доступно' }).click();
  await expect(dialog(page, 'Что доступно: «Сверка»')).toContainText('Видеть все курсы');
  await page.screenshot(screenshotPath('access-token-rights'));
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: /Действия/ }).click();
  await page.getByRole('menuitem', { name: 'Отозвать' }).click();
  await page.getByRole('button', { name: 'Отозвать' }).click();
  await expect(row).toHaveCount(0);
  expect((await tool('{ viewer { id } }')).data.viewer).toBeNull();
});

test(
  'a service account gets a token, is tried in GraphiQL, switched off and deleted',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/access-tokens?tab=services`);
    await page.getByRole('button', { name: 'Создать сервисный аккаунт' }).first().click();
    const modal = dialog(page, 'Новый сервисный аккаунт');
    await field(modal, 'Название').fill('Импорт заявок');
    await modal.getByRole('button', { name: 'Создать' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Импорт заявок' });
    await row.getByRole('button', { name: /Действия/ }).click();
    await page.getByRole('menuitem', { name: 'Создать токен' }).click();
    const title = 'Новый токен: Импорт заявок';
    const token = await makeToken(page, title, 'Заявки', 'Видеть все курсы');
    await expect(row.getByRole('gridcell', { name: '1', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.screenshot(screenshotPath('service-accounts'));

    const plan = await openGraphiql(page);
    await page.getByLabel('Access token').fill(token);
    await write(page.getByRole('region', { name: 'Operation Editor' }), count(school.code));
    await expect(plan).toContainText('Count makes at most');
    await page.getByRole('button', { name: /Execute/ }).click();
    const answer = page.getByRole('region', { name: 'Result Window' });
    await expect(answer).toContainText(/"totalCount":\s\d+/);
    await page.screenshot(screenshotPath('graphiql-token'));
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain(token);

    await page.goto(`/${school.code}/access-tokens?tab=services`);
    await row.getByRole('button', { name: /Действия/ }).click();
    await page.getByRole('menuitem', { name: 'Выключить' }).click();
    await page.getByRole('button', { name: 'Выключить' }).click();
    await expect(row).toContainText('выключен');
    const tool = graphqlClient(kafedraUrl(), token);
    expect((await tool('{ viewer { id } }')).data.viewer).toBeNull();
    await row.getByRole('button', { name: /Действия/ }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await page.getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Сервисных аккаунтов пока нет')).toBeVisible();
    await page.screenshot(screenshotPath('service-accounts-none'));
  },
);
