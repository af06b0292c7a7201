// An admin signs in, creates a company, and finds it in the list of companies.
import { demo } from '../../kit/servers.ts';
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { field, fillSignIn } from '../kit/locators.ts';

test('an admin signs in, creates a company, and sees it in the list of companies', async ({
  page,
}) => {
  await page.goto('/');
  await fillSignIn(page, demo.login, demo.password);
  await page.getByRole('button', { name: /^Профиль/ }).click();
  await page.getByRole('menuitem', { name: 'Мои компании' }).click();
  await expect(page).toHaveURL(/\/companies$/);

  for (const help of ['создать компанию', 'изменить профиль', 'удалить компанию']) {
    await expect(page.getByText(new RegExp(help, 'i')).first()).toBeVisible();
  }
  await page.getByRole('main').getByRole('button', { name: 'Добавить компанию' }).click();
  const dialog = page.getByRole('dialog', { name: 'Создание компании' });
  await field(dialog, 'Название').fill('Школа точных наук');
  await field(dialog, 'Поддомен').fill('Tochka');
  await field(dialog, 'Описание').fill('Математика и физика по вечерам');
  await dialog.getByRole('button', { name: 'Добавить' }).click();

  await expect(page).toHaveURL(/\/tochka\/settings$/);
  await expect(field(page, 'Название')).toHaveValue('Школа точных наук');

  await page.goto('/companies');
  const companies = page.getByRole('list', { name: 'Мои компании' }).getByRole('listitem');
  await expect(companies.filter({ hasText: 'Школа точных наук' })).toContainText('tochka');
  await field(page, 'Поиск по компаниям').fill('точных');
  await expect(companies).toHaveCount(1);
  await companies.getByRole('link', { name: 'Школа точных наук' }).click();
  await expect(page).toHaveURL(/\/tochka(\/|$)/);
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Курсы', exact: true }),
  ).toBeVisible();
});

test(
  'an owner deletes a company after a list of its data and typing its name',
  { tag: '@deep' },
  async ({ admin: page }) => {
    await page.goto('/companies');
    await page.getByRole('main').getByRole('button', { name: 'Добавить компанию' }).click();
    const creation = page.getByRole('dialog', { name: 'Создание компании' });
    await field(creation, 'Название').fill('Школа на день');
    await field(creation, 'Поддомен').fill('one-day');
    await creation.getByRole('button', { name: 'Добавить' }).click();
    await expect(page).toHaveURL(/\/one-day\/settings$/);

    await page.getByRole('button', { name: 'Удалить компанию' }).click();
    const question = page.getByRole('alertdialog', { name: 'Удаление компании' });
    await expect(question).toContainText('0 курсов, 1 пользователь вместе с результатами');
    await field(question, 'Название компании').fill('Школа');
    await question.getByRole('button', { name: 'Удалить навсегда' }).click();
    await expect(question.getByText('Введите название в точности: Школа на день')).toBeVisible();
    await expectAccessible(page);
    await field(question, 'Название компании').fill('Школа на день');
    await question.getByRole('button', { name: 'Удалить навсегда' }).click();

    await expect(page).toHaveURL(/\/companies$/);
    await expect(page.getByText('Компания «Школа на день» удалена')).toBeVisible();
    const companies = page.getByRole('list', { name: 'Мои компании' }).getByRole('listitem');
    await expect(companies.filter({ hasText: 'Онлайн-школа' })).toBeVisible();
    await expect(companies.filter({ hasText: 'Школа на день' })).toHaveCount(0);
  },
);
