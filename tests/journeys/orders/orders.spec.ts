// A manager works through orders: writes one down, agrees on a price, hands many over at once, and puts one away; and a
// school arranges the statuses that they go through.
import { expect, expectAccessible, picture, test } from '../kit/journey.ts';
import { choose, field, submit } from '../kit/locators.ts';

test('an order is written down, mended where it is wrong, and costs what was agreed on', async ({
  owner: page,
  school,
}) => {
  await school.mutate('createCourse', { name: 'Физика', price: '12000' });
  await school.mutate('createCustomField', { name: 'Класс', type: 'INTEGER', subtype: 'BID' });
  await page.goto(`/${school.code}/orders`);
  await expect(page.getByText('Заявок пока нет')).toBeVisible();
  await page.getByRole('button', { name: 'Создать заявку' }).first().click();
  const modal = page.getByRole('dialog');
  await choose(modal, 'Курс', 'Физика');
  await field(modal, 'Имя').fill('Щукина Яна');
  await field(modal, 'Телефон').fill('12');
  await modal.getByRole('button', { name: 'Создать' }).click();
  await expect(modal.getByText('Введите номер в виде +7 900 000-00-00')).toBeVisible();
  await field(modal, 'Телефон').fill('8 900 111-22-33');
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Создать' }).click();

  await expect(page).toHaveURL(new RegExp(`/${school.code}/orders/\\d+$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('№ 1. Физика');
  await expect(field(page, 'Цена')).toHaveValue('12000');
  await expect(field(page, 'Телефон')).toHaveValue('+7 900 111-22-33');
  await field(page, 'Договорная цена').fill('9 900,50');
  await choose(page, 'Статус', 'В работе');
  await submit(page, 'Сохранить');
  await expect(page.getByText('9 900,50 ₽')).toBeVisible();
  await expect(page.locator('header').getByText('В работе', { exact: true })).toBeVisible();
  await page.screenshot(picture('order'));

  await page.getByRole('link', { name: 'Поля', exact: true }).click();
  await field(page, 'Класс').fill('11');
  await submit(page, 'Сохранить');
  await page.getByRole('link', { name: 'История изменений' }).click();
  await expect(page.getByText('Договорная цена').first()).toBeVisible();
  await expect(page.getByText('Класс').first()).toBeVisible();

  await page.getByRole('link', { name: 'Заявка', exact: true }).click();
  await page.getByRole('button', { name: 'Действия с заявкой' }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await expect(page.getByText(/^Удалено: 1\sзаявка$/u)).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByText(/^Восстановлено: 1\sзаявка$/u)).toBeVisible();
});

test('many orders get a status and somebody who works on them, and are found by an address', async ({
  owner: page,
  school,
}) => {
  for (let number = 1; number <= 22; number += 1) {
    await school.mutate('createOrder', {
      name: `Заявка ${number}`,
      fixPrice: String(number * 100),
    });
  }
  await page.goto(`/${school.code}/orders`);
  await page.getByRole('checkbox', { name: 'Выбрать все' }).check();
  await page.getByRole('button', { name: /^Выбрать все 22/ }).click();
  const bar = page.getByRole('region', { name: 'Действия с выбранным' });
  await bar.getByRole('button', { name: 'Изменить статус' }).click();
  const modal = page.getByRole('dialog');
  await choose(modal, 'Новый статус', 'В работе');
  await modal.getByRole('button', { name: 'Изменить' }).click();
  await expect(page.getByText(/^Изменено: 22\sзаявки$/u)).toBeVisible();
  const rows = page.getByRole('grid').locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText('В работе');

  await page.getByRole('button', { name: 'Фильтр' }).click();
  await choose(page, 'Статус', 'В работе');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=/);
  await page.getByRole('button', { name: 'Действия: № 22 Заявка 22' }).click();
  await page.getByRole('menuitem', { name: 'Изменить статус' }).click();
  await choose(modal, 'Новый статус', 'Оплачена');
  await modal.getByRole('button', { name: 'Изменить' }).click();
  await expect(page.getByText('Показано 20 из 21')).toBeVisible();
  await page.screenshot(picture('orders'));
});

test('a school arranges its statuses: colours, what a customer reads, and which one new orders get', async ({
  owner: page,
  school,
}) => {
  await page.goto(`/${school.code}/statuses`);
  const rows = page.getByRole('grid').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Добавить статус' }).click();
  const modal = page.getByRole('dialog');
  await field(modal, 'Название').fill('новая');
  await modal.getByRole('button', { name: 'Добавить' }).click();
  await expect(modal.getByText('Статус с таким названием уже есть')).toBeVisible();
  await field(modal, 'Название').fill('С сайта');
  await field(modal, 'Цвет текста').fill('красный');
  await expect(modal.getByText('Введите цвет в виде #336699')).toBeVisible();
  await field(modal, 'Цвет текста').fill('#f5f5f5');
  await expect(modal.getByText('Текст плохо читается на этом фоне')).toBeVisible();
  await field(modal, 'Цвет текста').fill('#1B7F4B');
  await modal.getByRole('switch', { name: 'Его получают новые заявки' }).check();
  await modal.getByRole('button', { name: 'Добавить' }).click();
  await expect(
    modal.getByText('Новые заявки получают статус, который означает «Новая»'),
  ).toBeVisible();
  await page.screenshot(picture('order-status'));
  await modal.getByLabel('Что означает').click();
  await page.getByRole('option', { name: 'Новая', exact: true }).click();
  await modal.getByRole('button', { name: 'Добавить' }).click();
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: 'Новым заявкам' })).toContainText('С сайта');
  const { order } = await school.mutate(
    'createOrder',
    { name: 'Проба' },
    'order { status { adminName { value } } }',
  );
  expect(order.status.adminName.value).toBe('С сайта');
  await page.getByRole('button', { name: 'Порядок' }).click();
  await modal.getByRole('button', { name: 'Выше: С сайта' }).click();
  await modal.getByRole('button', { name: 'Сохранить' }).click();
  await expect(rows.nth(3)).toContainText('С сайта');
});
