// An admin exports a filtered list, follows the job on other pages and across a reload, downloads the file, and finds
// it again later.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { field } from './kit/locators.ts';
import { expect, expectAccessible, test } from './kit/journey.ts';

test('exports what the list shows, in its order, with the columns that were chosen', async ({
  admin,
}) => {
  await admin.goto('/demo/courses?sort=name');
  await expect(rows(admin).nth(10)).toBeVisible();
  await field(admin, 'Поиск по курсам').fill('физика');
  await expect(admin).toHaveURL(/search=/);
  await expect(admin.getByText(/^Показано (\d+) из \1$/)).toBeVisible();
  const names = await Promise.all((await rows(admin).all()).map(nameOf));
  expect(names.length).toBeGreaterThan(1);

  const dialog = await openExport(admin);
  await expect(dialog).toContainText(new RegExp(`${names.length}\\sкурс`));
  await expect(dialog).toContainText('Поиск: «физика»');
  await expect(dialog).toContainText('по названию, по возрастанию');
  await expectAccessible(admin, '[role=dialog]');
  await dialog.getByRole('radio', { name: 'CSV' }).check();
  await dialog.getByRole('checkbox', { name: 'ID', exact: true }).uncheck();
  const higher = dialog.getByRole('button', { name: 'Выше: Статус' });
  await higher.focus();
  await higher.press('Enter');
  await expect(higher).toBeFocused();
  await dialog.getByRole('button', { name: 'Начать экспорт' }).click();
  await expect(dialog).toBeHidden();

  // The message appears on another page.
  await admin.getByRole('link', { name: 'Настройки' }).first().click();
  await expect(admin).toHaveURL(/settings/);
  const done = admin.getByRole('region', { name: 'Уведомления' }).getByText(/^Экспорт готов/);
  await expect(done).toHaveText(new RegExp(`^Экспорт готов: ${names.length}\\sкурс`));
  const lines = await download(admin, admin.getByRole('link', { name: 'Скачать' }));
  expect(lines[0]?.slice(0, 3)).toEqual(['Статус', 'Название', 'Тип']);
  expect(lines.slice(1).map(([, name]) => name)).toEqual(names);

  // The dialog remembers the last choice.
  await admin.goto('/demo/courses');
  const again = await openExport(admin);
  await expect(again.getByRole('radio', { name: 'CSV' })).toBeChecked();
  await expect(again.getByRole('checkbox', { name: 'ID', exact: true })).not.toBeChecked();
});

test(
  'continues after a reload, and is found in the history',
  { tag: '@deep' },
  async ({ admin }) => {
    // The subscription is blocked at first, like a long job.
    let isBarred = true;
    const { promise: waitsForNews, resolve: markWaiting } = Promise.withResolvers<void>();
    await admin.route('**/graphql', (route, request) => {
      if (!isBarred || request.headers()['accept'] !== 'text/event-stream') return route.continue();
      markWaiting();
      return new Promise(() => {});
    });
    await admin.goto('/demo/courses?tab=drafts');
    const shown = admin.getByText(/^Показано (\d+) из \1$/);
    const count = (await shown.innerText()).split(' ').at(-1) ?? '';
    const dialog = await openExport(admin);
    await dialog.getByRole('button', { name: 'Начать экспорт' }).click();
    const tasks = admin.getByRole('button', { name: /^Задачи/ });
    await expect(tasks).toHaveAccessibleName('Задачи: выполняется 1');

    // A message shown before the reload is not shown again.
    await waitsForNews;
    isBarred = false;
    await admin.reload();
    const notifications = admin.getByRole('region', { name: 'Уведомления' });
    await expect(notifications).toContainText(new RegExp(`Экспорт готов: ${count}\\sкурс`));
    await expect(tasks).toHaveAccessibleName('Задачи');

    await tasks.click();
    const newest = admin.getByRole('dialog', { name: 'Задачи' }).getByRole('listitem').first();
    await expect(newest).toContainText('Экспорт курсов');
    await expect(newest).toContainText(new RegExp(`${count}\\sкурс.*XLSX`));
    await expect(newest).toContainText(/сегодня,\s\d\d:\d\d/);
    await expect(newest).toContainText(/Ссылка действует ещё 2[34]\sчаса/);
    await expectAccessible(admin);
    const { fileName } = await fetched(admin, newest.getByRole('link', { name: 'Скачать' }));
    expect(fileName).toMatch(/\.xlsx$/);
    await admin.keyboard.press('Escape');
    await expect(tasks).toBeFocused();
  },
);

/** The rows of a list without the header. */
function rows(page: Page): Locator {
  return page.getByRole('grid').locator('tbody').getByRole('row');
}

async function nameOf(row: Locator): Promise<string> {
  return (await row.getByRole('rowheader').innerText()).split('\n')[0]?.trim() ?? '';
}

async function openExport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Экспорт', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Экспорт курсов' });
  await expect(dialog.getByRole('button', { name: 'Начать экспорт' })).toBeEnabled();
  return dialog;
}

async function fetched(page: Page, link: Locator): Promise<{ fileName: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { fileName: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** The cells of a CSV file; the demo school has no quoted ones. */
async function download(page: Page, link: Locator): Promise<string[][]> {
  const { text } = await fetched(page, link);
  const lines = text.replace('\uFEFF', '').split(/\r?\n/);
  return lines.filter((line) => line !== '').map((line) => line.split(';'));
}
