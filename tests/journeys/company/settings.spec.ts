// An owner sets up a company, tab by tab, before the school opens.
import { expect, expectAccessible, screenshotPath, type School } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';
import { test } from '../kit/shop.ts';

const settings = ({ code }: School, tab: string) => `/${code}/settings?tab=${tab}`;

test(
  'a domain is set, shows its DNS records, fails its check, and is removed',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/settings`);
    const tabs = page.getByRole('navigation', { name: 'Настройки компании' });
    await tabs.getByRole('link', { name: 'Домены' }).click();
    await expect(page).toHaveURL(settings(school, 'domains'));
    await expect(page.getByText('Своих доменов пока нет')).toBeVisible();
    await field(page, 'Домен').fill('школа');
    await page.getByRole('button', { name: 'Добавить' }).click();
    await expect(page.getByText('Введите домен целиком, например школа.рф')).toBeVisible();
    await field(page, 'Домен').fill('Школа-Точка.рф');
    await page.getByRole('button', { name: 'Добавить' }).click();

    const domain = page.getByRole('region', { name: /^школа-точка\.рф/ });
    await expect(domain).toContainText('Не проверен');
    await expect(domain.getByRole('row', { name: /^TXT _kafedra\.xn--/ })).toBeVisible();
    await domain.getByRole('button', { name: 'Проверить' }).click();
    await expect(domain).toContainText('Не подтверждён');
    await expect(domain.getByText('Записи нет')).toHaveCount(2);
    await expectAccessible(page);
    await domain.getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Своих доменов пока нет')).toBeVisible();
  },
);

test(
  'a user becomes an owner and stops being one',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const partner = { name: 'Пётр', surname: 'Совладелец', email: `partner@${school.code}.test` };
    await school.mutate('createUser', { ...partner, password: 'long-enough-2' });
    await page.goto(settings(school, 'owners'));
    const owners = page.getByRole('list', { name: 'Владельцы' }).getByRole('listitem');
    await expect(owners).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Снять владельца/ })).toHaveCount(0);
    const make = page.getByRole('button', { name: 'Сделать владельцем' });
    await make.click();
    await expect(page.getByText('Выберите пользователя')).toBeVisible();
    await page.getByRole('combobox', { name: 'Пользователь' }).fill('Совладелец');
    await page.getByRole('option').first().click();
    await make.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Сделать владельцем' }).click();
    await expect(owners).toHaveCount(2);
    await expectAccessible(page);
    const other = owners.filter({ hasText: 'Совладелец' });
    await other.getByRole('button', { name: /^Снять владельца/ }).click();
    await expect(owners).toHaveCount(1);
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(owners).toHaveCount(2);
    await owners.filter({ hasNotText: 'Совладелец' }).getByRole('button').click();
    await expect(page.getByRole('alertdialog')).toContainText('Снять с себя владение?');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить' }).click();
    await other.getByRole('button', { name: /^Снять владельца/ }).click();
    await expect(owners).toHaveCount(1);
  },
);

test(
  'an integration is added with a secret, changed and deleted',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(settings(school, 'integrations'));
    await page.getByRole('button', { name: 'Добавить интеграцию' }).click();
    const creation = page.getByRole('dialog', { name: 'Новая интеграция' });
    await field(creation, 'Название').fill('Рассылки');
    await field(creation, 'Ключ').fill('url');
    await field(creation, 'Значение').fill('https://mail.test');
    await creation.getByRole('button', { name: 'Добавить настройку' }).click();
    await field(creation, 'Ключ').last().fill('url');
    await creation.getByRole('button', { name: 'Добавить', exact: true }).click();
    await expect(creation.getByText('Ключи не должны повторяться')).toBeVisible();
    await field(creation, 'Ключ').last().fill('api_token');
    await creation.getByLabel('Значение').last().fill('abcdefgh-12345678');
    await expectAccessible(page);
    await creation.getByRole('button', { name: 'Добавить', exact: true }).click();

    const row = page.getByRole('list', { name: 'Интеграции' }).getByRole('listitem');
    await expect(row).toContainText('2 настройки');
    await page.getByRole('button', { name: 'Изменить: Рассылки' }).click();
    const change = page.getByRole('dialog', { name: 'Изменение интеграции' });
    await expect(change.getByLabel('Значение').last()).toHaveValue('•••••5678');
    await change.getByRole('button', { name: 'Убрать настройку: url' }).click();
    await change.getByRole('button', { name: 'Сохранить' }).click();
    await expect(row).toContainText('1 настройка');
    await page.getByRole('button', { name: 'Удалить: Рассылки' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Интеграций пока нет')).toBeVisible();
  },
);

test(
  'the plan is shown, and another one selected',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(settings(school, 'subscription'));
    const plan = page.getByRole('region', { name: /^Тариф «/ });
    await expect(plan).toContainText('Действует до');
    await expect(plan.getByRole('progressbar', { name: /^Активные пользователи/ })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Кто учитывается в тарифе' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'На год' }).click();
    await page.getByRole('button', { name: 'Перейти на тариф «Профи»' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Перейти' }).click();
    await expect(page.getByRole('region', { name: /^Тариф «Профи»/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Продлить тариф «Профи»' })).toBeVisible();
  },
);

test(
  'a shop at YooKassa is set up and checked',
  { tag: '@deep' },
  async ({ owner: page, school, yooKassa }) => {
    await page.goto(settings(school, 'payments'));
    const shop = page.getByRole('region', { name: /^Приём платежей/ });
    await expect(shop).toContainText('Не настроен');
    const check = shop.getByRole('button', { name: 'Проверить в ЮKassa' });
    await expect(check).toBeDisabled();
    await field(shop, 'Идентификатор магазина').fill(yooKassa.id);
    await shop.getByLabel('Секретный ключ').fill('wrong-key-000000');
    await shop.getByRole('button', { name: 'Сохранить' }).click();
    await check.click();
    await expect(page.getByText(/^ЮKassa не приняла/)).toBeVisible();
    await expect(shop).toContainText('Не проверено');

    await shop.getByLabel('Секретный ключ').fill(yooKassa.secretKey);
    await shop.getByLabel('НДС в чеках').click();
    await page.getByRole('option', { name: 'НДС 5 %' }).click();
    await shop.getByRole('button', { name: 'Сохранить' }).click();
    await expect(shop.getByLabel('Секретный ключ')).toHaveValue('•••••zba6');
    await check.click();
    await expect(shop).toContainText('ЮKassa подключена');
    await page.reload();
    await expect(shop.getByLabel('НДС в чеках')).toContainText('НДС 5 %');
    await expectAccessible(page);
    await page.screenshot(screenshotPath('settings-payments'));
  },
);
