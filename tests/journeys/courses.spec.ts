// The list of courses as an admin works with it: paged, searched, sorted, changed in bulk, added to, renamed.
import type { Locator, Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/root.ts';
import { field } from './kit/fields.ts';
import { expect, test } from './kit/journey.ts';

test('pages by scrolling until all active courses are shown', async ({ admin }) => {
  await admin.goto('/demo/courses');
  await expect(rows(admin).nth(10)).toBeVisible();
  await admin.screenshot({ path: inRoot('tests', '.artifacts', 'course-list.png') });
  const total = await activeCount(admin);
  expect(total).toBeGreaterThan(25);
  await expect(admin.getByText(`Показано 20 из ${total}`)).toBeVisible();

  await expect(async () => {
    await rows(admin).last().hover();
    await admin.mouse.wheel(0, 4000);
    await expect(admin.getByText(`Показано ${total} из ${total}`)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
});

test('search narrows the list and stands in the address', async ({ admin }) => {
  await admin.goto('/demo/courses');
  await expect(rows(admin).nth(10)).toBeVisible();
  await field(admin, 'Поиск по курсам').fill('физика');
  await expect(admin).toHaveURL(/search=/);
  await expect(rows(admin).filter({ hasNotText: /физик/i })).toHaveCount(0);
  const found = await rows(admin).count();
  expect(found).toBeGreaterThan(0);

  await admin.reload();
  await expect(field(admin, 'Поиск по курсам')).toHaveValue('физика');
  await expect(rows(admin)).toHaveCount(found);

  await field(admin, 'Поиск по курсам').fill('такого курса нет');
  await expect(admin.getByText('Ничего не найдено')).toBeVisible();
});

test('sorts by the head of a column, up and down', async ({ admin }) => {
  await admin.goto('/demo/courses');
  const head = admin.getByRole('columnheader', { name: 'Название' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expectSorted(admin, 1);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expectSorted(admin, -1);
});

test('changes the status of many courses at once, and takes it back', async ({ admin }) => {
  await admin.goto('/demo/courses?tab=drafts');
  await expect(rows(admin).nth(2)).toBeVisible();
  const before = await rows(admin).count();
  expect(before).toBeGreaterThan(2);
  const names = await Promise.all([0, 1].map((index) => nameOf(rows(admin).nth(index))));
  for (const name of names) await admin.getByRole('checkbox', { name: `Выбрать: ${name}` }).check();
  const bar = admin.getByRole('region', { name: 'Действия с выбранным' });
  await expect(bar).toContainText('Выбрано 2');
  await bar.getByRole('button', { name: 'Закрыть' }).click();
  await expect(admin.getByText('Закрыто: 2 курса')).toBeVisible();
  await expect(rows(admin)).toHaveCount(before - 2);

  await admin.getByRole('button', { name: 'Вернуть' }).click();
  await expect(rows(admin)).toHaveCount(before);
  for (const name of names) {
    await expect(rows(admin).filter({ hasText: name }).first()).toBeVisible();
  }
});

test('changes the status of everything that matches, after a question', async ({ admin }) => {
  await admin.goto('/demo/courses');
  await expect(rows(admin).nth(10)).toBeVisible();
  const total = await activeCount(admin);
  await admin.getByRole('checkbox', { name: 'Выбрать все показанные' }).check();
  const bar = admin.getByRole('region', { name: 'Действия с выбранным' });
  await bar.getByRole('button', { name: `Выбрать все ${total}` }).click();
  await bar.getByRole('button', { name: 'Закрыть' }).click();
  const question = admin.getByRole('alertdialog').or(admin.getByRole('dialog'));
  await expect(question).toContainText(`Закрыть: ${total}`);
  await question.getByRole('contentinfo').getByRole('button', { name: 'Подтвердить' }).click();
  await expect(admin.getByText(/^Закрыто: \d+\sкурс/)).toBeVisible();
  // A bundle is no course: bulk actions leave it as it is.
  await expect(rows(admin).filter({ hasNotText: 'Комплект' })).toHaveCount(0);

  await admin.goto('/demo/courses?tab=closed');
  await expect(rows(admin).nth(10)).toBeVisible();
  await admin.getByRole('checkbox', { name: 'Выбрать все показанные' }).check();
  await bar.getByRole('button', { name: /^Выбрать все/ }).click();
  await bar.getByRole('button', { name: 'Активировать' }).click();
  await question.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(admin.getByText(/^Активировано: \d+\sкурс/)).toBeVisible();
  await admin.goto('/demo/courses');
  await expect.poll(() => activeCount(admin)).toBeGreaterThanOrEqual(total);
});

test('creates a course, which starts as a draft, and renames it', async ({ admin }) => {
  await admin.goto('/demo/courses');
  await admin.getByRole('button', { name: 'Создать курс' }).first().click();
  await field(admin.getByRole('dialog'), 'Название').fill('Логика для взрослых');
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /Создать|Добавить/ })
    .click();
  await expect(admin).toHaveURL(/tab=drafts/);
  const created = rows(admin).filter({ hasText: 'Логика для взрослых' });
  await expect(created).toBeVisible();

  await created.getByRole('button', { name: /^Действия/ }).click();
  await admin.getByRole('menuitem', { name: 'Переименовать' }).click();
  await field(admin.getByRole('dialog'), 'Название').fill('Логика для всех');
  await admin.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await expect(rows(admin).filter({ hasText: 'Логика для всех' })).toBeVisible();

  await admin.reload();
  await expect(rows(admin).filter({ hasText: 'Логика для всех' })).toBeVisible();
  await expect(rows(admin).filter({ hasText: 'Логика для взрослых' })).toHaveCount(0);
});

/** The rows of courses, without the head. */
function rows(page: Page): Locator {
  return page.getByRole('grid').locator('tbody').getByRole('row');
}

async function nameOf(row: Locator): Promise<string> {
  return (await row.getByRole('rowheader').innerText()).split('\n')[0]?.trim() ?? '';
}

async function activeCount(page: Page): Promise<number> {
  const tab = await page.getByRole('link', { name: /^Активные/ }).innerText();
  return Number(tab.replaceAll(/\D/g, ''));
}

async function expectSorted(page: Page, direction: 1 | -1): Promise<void> {
  const { compare } = new Intl.Collator('und');
  await expect(async () => {
    const names = await Promise.all((await rows(page).all()).slice(0, 15).map(nameOf));
    expect(names.length).toBeGreaterThan(5);
    expect(names).toEqual(names.toSorted((a, b) => direction * compare(a, b)));
  }).toPass({ timeout: 10_000 });
}
