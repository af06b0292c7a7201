// Promo codes: one is generated, created and edited, and many of a pattern are exported to a file.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { choose, field, submit } from '../kit/locators.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a promo code is generated, created for one course, found, edited and disabled', async ({
  owner: page,
  school,
}) => {
  await school.mutate('createCourse', { name: 'Физика' });
  await page.goto(`/${school.code}/promo-codes`);
  await expect(page.getByText('Промокодов пока нет')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Создать промокод' }).first().click();
  await expect(page).toHaveURL(/\/promo-codes\/code$/);
  await page.getByRole('button', { name: 'Придумать' }).click();
  await expect(field(page, 'Промокод')).toHaveValue(/^[A-Z]{6}\d\d$/);
  await field(page, 'Промокод').fill('физика 5');
  await submit(page, 'Создать');
  await expect(page.getByText('Только буквы, цифры, дефис и подчёркивание')).toBeVisible();
  await field(page, 'Промокод').fill('физика-5');
  await field(page, 'Скидка, %').fill('25');
  await expect(page.getByText('обойдётся в 7 500 ₽')).toBeVisible();
  await page.getByRole('switch', { name: 'На все курсы' }).click();
  await expect(page.getByText('промокод ни на что не действует')).toBeVisible();
  await choose(page, 'Курсы', 'Физика');
  await field(page, 'Использований всего').fill('10');
  await expectAccessible(page, 'main');
  await submit(page, 'Создать');
  await expect(page).toHaveURL(/\/promo-codes\/code\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Промокод «ФИЗИКА-5»');

  await page.getByRole('radio', { name: 'Сумма' }).check();
  await field(page, 'Скидка, ₽').fill('1 500,50');
  await page.getByRole('switch', { name: 'Включён' }).click();
  await submit(page, 'Сохранить');
  await expect(page.getByRole('main').getByText('Выключен', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'История' }).click();
  await expect(page.getByText('Скидка, ₽').first()).toBeVisible();

  await page.goto(`/${school.code}/promo-codes?switched=off`);
  await expect(row(page, 'ФИЗИКА-5')).toContainText('1 500,50 ₽');
  await expect(row(page, 'ФИЗИКА-5')).toContainText('Выбранные');
});

test(
  'many codes are generated from a pattern, and their file is downloaded',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/promo-codes`);
    await page.getByRole('button', { name: 'Создать много кодов' }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Шаблон').fill('summer-#');
    await expect(dialog.getByText(/^Например: SUMMER-\d, SUMMER-\d, SUMMER-\d\./)).toContainText(
      'меньше, чем нужно',
    );
    await dialog.getByRole('button', { name: 'Создать', exact: true }).click();
    await expect(dialog.getByText(/свободных кодов только 10/)).toBeVisible();
    await field(dialog, 'Шаблон').fill('summer-##?');
    await field(dialog, 'Сколько кодов').fill('30');
    await dialog.getByRole('combobox', { name: 'Файл с кодами' }).click();
    await page.getByRole('option', { name: 'CSV', exact: true }).click();
    await expectAccessible(page, '[role=dialog]');
    await page.screenshot(screenshotPath('promo-codes-many'));
    await dialog.getByRole('button', { name: 'Создать', exact: true }).click();
    await expect(dialog).toBeHidden();

    const done = page.getByRole('region', { name: 'Уведомления' }).getByText(/^Готово: 30/);
    await expect(done).toBeVisible();
    const link = page.getByRole('link', { name: 'Скачать' });
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(lines[1]).toMatch(/^SUMMER-\d\d[A-Z];10$/);
    await expect(page.getByText('Показано 20 из 30')).toBeVisible();

    await page.getByRole('checkbox', { name: 'Выбрать все показанные' }).check();
    const bar = page.getByRole('region', { name: 'Действия с выбранным' });
    await bar.getByRole('button', { name: 'Выбрать все 30' }).click();
    await bar.getByRole('button', { name: 'Удалить', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Удалено: 30 промокодов')).toBeVisible();
    await expect(page.getByText('Промокодов пока нет')).toBeVisible();
  },
);
