// Whoever runs a school lets people in: a role of their own making, an invite, and somebody who comes by it.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './kit/journey.ts';
import { field } from './kit/fields.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a role is made with a group of permissions, found, and seen in its history', async ({
  admin: page,
}) => {
  await page.goto('/demo/roles');
  await page.getByRole('link', { name: 'Создать роль' }).first().click();
  await field(page, 'Название').fill('Куратор');
  await field(page, 'Найти право').fill('группы');
  await page.getByRole('checkbox', { name: 'Видеть пользователей' }).first().check();
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page).toHaveURL(/\/demo\/roles\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Куратор');
  await page.getByRole('link', { name: 'История' }).click();
  await expect(page.getByText('Соколова Елена').first()).toBeVisible();
  await expectAccessible(page);
});

test('people of a group are found by an address, and get a role all together', async ({
  admin: page,
}) => {
  await page.goto('/demo/users');
  await page.getByRole('button', { name: 'Фильтр' }).click();
  await page.getByRole('checkbox', { name: 'Олимпиадный клуб' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/group=/);
  const chosen = page.getByRole('button', { name: /Олимпиадный клуб/ });
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
  const rows = page.getByRole('grid').locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  const found = await page.getByText(/^Показано/).innerText();

  await page.getByRole('checkbox', { name: 'Выбрать все' }).check();
  await page.getByRole('button', { name: /^Выбрать все \d+/ }).click();
  await page.getByRole('button', { name: 'Роли' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('checkbox', { name: 'Наблюдатель' }).check();
  await modal.getByRole('button', { name: 'Дать' }).click();
  await expect(rows.first()).toContainText('Наблюдатель');
  expect(await page.getByText(/^Показано/).innerText()).toBe(found);
});

test('somebody comes by an invite, tells what it asks for, and is seen among those who came', async ({
  admin: page,
  browser,
}) => {
  await page.goto('/demo/invites/create');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Обязательное поле')).toBeVisible();
  await field(page, 'Название').fill('Летняя школа');
  await field(page, 'Сколько человек').fill('1');
  await page.getByRole('checkbox', { name: 'Олимпиадный клуб' }).check();
  await page.getByRole('checkbox', { name: 'Город' }).check();
  await page.getByRole('checkbox', { name: '«Город» обязательно' }).check();
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page).toHaveURL(/\/demo\/invites\/\d+$/);
  await expect(page.getByRole('img', { name: /QR-код/ })).toBeVisible();
  const link = await page.getByText(/\/registration\/demo\//).innerText();

  const stranger = await browser.newContext();
  const visitor = await stranger.newPage();
  await visitor.goto(link);
  await field(visitor, 'Имя').fill('Тимур');
  await field(visitor, 'Фамилия').fill('Галиев');
  await field(visitor, 'Почта').fill('timur.galiev@example.ru');
  await field(visitor, 'Пароль').fill('long-enough-1');
  await visitor.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(visitor.getByText('Обязательное поле')).toBeVisible();
  await field(visitor, 'Город').fill('Казань');
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(visitor).toHaveURL(/\/companies$/);
  await expect(visitor.getByText('Онлайн-школа «Кафедра»').first()).toBeVisible();

  await visitor.goto(link);
  await expect(visitor.getByText('уже пришли все')).toBeVisible();
  await stranger.close();

  await page.getByRole('link', { name: /Кто пришёл/ }).click();
  await expect(row(page, 'Галиев')).toBeVisible();
  await row(page, 'Галиев').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Галиев');
});
