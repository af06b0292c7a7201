// Somebody comes by an invite, and some addresses let nobody in.
import type { Page } from '@playwright/test';
import { choose, field } from '../kit/locators.ts';
import { expect, expectAccessible, test } from '../kit/journey.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('somebody comes by an invite, tells what it asks for, and is seen among those who came', async ({
  owner: page,
  school,
  browser,
}) => {
  await school.mutate('createGroup', { name: 'Олимпиадный клуб' });
  await school.mutate('createCustomField', { name: 'Город', type: 'STRING' });
  await page.goto(`/${school.code}/invites/create`);
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Обязательное поле')).toBeVisible();
  await field(page, 'Название').fill('Летняя школа');
  await field(page, 'Сколько человек').fill('1');
  await choose(page, 'Группы', 'Олимпиадный клуб');
  await page.getByRole('checkbox', { name: 'Город' }).check();
  await page.getByRole('checkbox', { name: '«Город» обязательно' }).check();
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page).toHaveURL(new RegExp(`/${school.code}/invites/\\d+$`));
  await expect(page.getByRole('img', { name: /QR-код/ })).toBeVisible();
  const link = await page.getByText(`/registration/${school.code}/`).innerText();

  const visitor = await browser.newPage();
  await visitor.goto(link);
  await field(visitor, 'Имя').fill('Тимур');
  await field(visitor, 'Фамилия').fill('Галиев');
  await field(visitor, 'Почта').fill('timur.galiev@invites.test');
  await field(visitor, 'Пароль').fill('long-enough-1');
  await visitor.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(visitor.getByText('Обязательное поле')).toBeVisible();
  await field(visitor, 'Город').fill('Казань');
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(visitor).toHaveURL(/\/companies$/);
  await expect(visitor.getByText(school.name).first()).toBeVisible();

  await visitor.goto(link);
  await expect(visitor.getByText('уже пришли все')).toBeVisible();
  await visitor.close();

  await page.getByRole('link', { name: /Кто пришёл/ }).click();
  await expect(row(page, 'Галиев')).toBeVisible();
  await row(page, 'Галиев').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Галиев');
});

test('a form by invite alone, and one that is none, let nobody in', async ({ page }) => {
  await page.goto('/registration/demo/registration');
  await expect(page.getByText('только по приглашению')).toBeVisible();
  await page.goto('/registration/demo/nothing');
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
});
