// Invites: a user accepts one, and those sent to many arrive or show why they don't.
import type { Page } from '@playwright/test';
import { choose, field, submit } from '../kit/locators.ts';
import { mailsTo } from '../../kit/outbox.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { outbox } from '../kit/running-kafedra.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a user accepts an invite, fills in its form, and is listed among its users', async ({
  owner: page,
  school,
  browser,
}) => {
  await school.mutate('createGroup', { name: 'Олимпиадный клуб' });
  await school.mutate('createCustomField', { name: 'Город', type: 'STRING' });
  await page.goto(`/${school.code}/invites/create`);
  await submit(page, 'Создать');
  await expect(page.getByText('Обязательное поле')).toBeVisible();
  await field(page, 'Название').fill('Летняя школа');
  await field(page, 'Сколько человек').fill('1');
  await choose(page, 'Группы', 'Олимпиадный клуб');
  await page.getByRole('checkbox', { name: 'Город' }).check();
  await page.getByRole('checkbox', { name: '«Город» обязательно' }).check();
  await submit(page, 'Создать');
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
  await expectAccessible(visitor, 'form');
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

test(
  'a pasted list becomes one invite: invalid lines are shown, and sending is followed to its end',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/invites/create`);
    await field(page, 'Название').fill('Осенний набор');
    const lines = [
      'ФИО\tПочта',
      'Иван Петров\tivan@list.test',
      'Анна Орлова <anna@list.test>, boris@list.test',
      'IVAN@list.test',
      '',
      'vera@list.test;',
      'gleb@list',
      'daria@list.test',
    ];
    const recipients = field(page, 'Получатели');
    await recipients.fill(lines.join('\n'));
    await expect(page.getByText('Одно приглашение получат: 5 человек')).toContainText('строка 4');
    await submit(page, 'Отправить 5');
    await expect(page.getByText('Строка 7: «gleb@list» не похоже на адрес почты')).toBeVisible();
    await expect(recipients).toBeFocused();
    const marked = () =>
      recipients.evaluate((box: HTMLTextAreaElement) =>
        box.value.slice(box.selectionStart, box.selectionEnd),
      );
    expect(await marked()).toBe('gleb@list');
    await page.keyboard.insertText('gleb@list.test');
    await page.screenshot(screenshotPath('invite-recipients'));
    await submit(page, 'Отправить 6');

    await expect(page).toHaveURL(new RegExp(`/${school.code}/invites/\\d+$`));
    await expect(page.getByText('Отправлено 6 из 6')).toBeVisible();
    for (const name of ['ivan', 'anna', 'boris', 'vera', 'gleb', 'daria']) {
      expect(await mailsTo(outbox(), `${name}@list.test`)).toHaveLength(1);
    }

    await recipients.fill(`${await recipients.inputValue()}\nzoya@list.test`);
    await submit(page, 'Сохранить и отправить 1');
    await expect(page.getByText('Отправлено 7 из 7')).toBeVisible();
    expect(await mailsTo(outbox(), 'ivan@list.test')).toHaveLength(1);
    await expectAccessible(page);
  },
);

test(
  'the reason of a failed delivery is shown at the address, and the invite is resent',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/invites/create`);
    await field(page, 'Название').fill('По телефону');
    await page.getByLabel('Как отправить').click();
    await page.getByRole('option', { name: 'СМС' }).click();
    await field(page, 'Получатели').fill('Иван 8 900 123-45-67\n+7 900 123-45-68');
    await submit(page, 'Отправить 2');
    await expect(page.getByText('Отправлено 0 из 2, не дошло: 2')).toBeVisible();
    const recipient = page.getByRole('listitem').filter({ hasText: '+79001234567' });
    await expect(recipient).toContainText('SENDPULSE');
    await expect(page.getByRole('button', { name: 'Отправить ещё раз 2' })).toBeVisible();
    await page.screenshot(screenshotPath('invite-failed'));

    await page.goto(`/${school.code}/invites`);
    await page.getByRole('checkbox', { name: 'Выбрать: По телефону' }).check();
    await page.getByRole('button', { name: 'Отключить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отключить' }).click();
    await expect(page.getByText('Отключено: 1 приглашение')).toBeVisible();
    await expect(row(page, 'По телефону')).toContainText('Отключено');
  },
);

test(
  'addresses pasted as names of many invites become one invite for all of them',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/invites`);
    await page.getByRole('link', { name: 'Несколько разных приглашений' }).click();
    await field(page, 'По одному приглашению в строке').fill('anna@many.test\nboris@many.test');
    await submit(page, 'Создать 2');
    await expect(page.getByText('«anna@many.test» — адрес, а не название')).toBeVisible();
    await page.getByRole('button', { name: 'Одно приглашение для всех' }).click();
    await expect(field(page, 'Получатели')).toHaveValue('anna@many.test\nboris@many.test');
    await expect(page.getByRole('button', { name: 'Отправить 2' })).toBeVisible();
  },
);
