// A manager creates an order, sets its price, deletes it and restores it.
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { choose, field, submit } from '../kit/locators.ts';

test('an order is created, corrected after errors, and gets its price', async ({
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
  await modal.getByRole('button', { name: 'Создать' }).click();
  const unreachable = modal.getByText('Укажите клиента, почту или телефон');
  await expect(unreachable).toBeVisible();
  await expect(field(modal, 'Почта')).toBeFocused();
  await field(modal, 'Телефон').fill('12');
  await expect(unreachable).toBeHidden();
  await modal.getByRole('button', { name: 'Создать' }).click();
  await expect(modal.getByText('Введите номер в виде +7 900 000-00-00')).toBeVisible();
  await field(modal, 'Телефон').fill('8 900 111-22-33');
  await expectAccessible(page, '[role=dialog]');
  await modal.getByRole('button', { name: 'Создать' }).click();

  await expect(page).toHaveURL(new RegExp(`/${school.code}/orders/\\d+$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('№ 1. Физика');
  await expect(field(page, 'Цена')).toHaveValue('12000');
  await expect(field(page, 'Телефон')).toHaveValue('+7 900 111-22-33');
  await field(page, 'Договорная цена').fill('9 900,50');
  await choose(page, 'Статус', 'В работе');
  const call = page.getByRole('combobox', { name: 'Следующий звонок' });
  await call.pressSequentially('01122039');
  const callTime = field(page, 'Следующий звонок: время');
  await expect(callTime).toBeFocused();
  await page.keyboard.type('1030');
  await submit(page, 'Сохранить');
  await expect(page.getByText('9 900,50 ₽')).toBeVisible();
  await expect(page.locator('header').getByText('В работе', { exact: true })).toBeVisible();
  await page.screenshot(screenshotPath('order'));

  // No calls are due.
  await page.goto(`/${school.code}/orders?call=due`);
  await expect(page.getByText('Ничего не найдено')).toBeVisible();
  await page
    .getByRole('button', { name: 'Убрать фильтр «Звонок: сегодня и просроченные»' })
    .click();
  await page.getByRole('link', { name: 'Физика' }).click();
  await expect(call).toHaveValue('01.12.2039');
  await expect(callTime).toHaveValue('10:30');

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
