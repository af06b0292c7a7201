// From the home page of a company to a record and back: every step has a name, a link forward and a link back.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { field, fillSignIn, openTab, submit } from '../kit/locators.ts';
import { newFounder, newSchool } from '../kit/school.ts';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Путь к странице' });
const back = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Назад' });
const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

test('a user with one school opens it directly, creates a course, and returns', async ({
  page,
}) => {
  const school = await newSchool(await newFounder('home'), 'home-sweet');
  await page.goto('/login');
  await fillSignIn(page, school.login, school.password);
  await expect(page).toHaveURL(/\/home-sweet$/);
  await expect(heading(page, 'Здравствуйте, Ольга')).toBeVisible();
  await expect(page).toHaveTitle(`Главная — ${school.name}`);
  const steps = page.getByRole('region', { name: /^Первые шаги: 0 из 4/ });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page, 'main');
  await page.screenshot(screenshotPath('home-new-school'));

  await page.getByRole('main').getByRole('link', { name: 'Создать курс' }).click();
  await expect(heading(page, 'Новый курс')).toBeVisible();
  await field(page, 'Название').fill('Логика для взрослых');
  await submit(page, 'Создать');
  await expect(page).toHaveURL(/\/home-sweet\/courses\/\d+$/);
  await expect(heading(page, 'Логика для взрослых')).toBeVisible();
  await expect(page).toHaveTitle(`Логика для взрослых — Курсы — ${school.name}`);
  await expect(crumbs(page).getByRole('listitem')).toHaveText([
    school.name,
    'Курсы',
    'Логика для взрослых',
  ]);

  await back(page).click();
  await expect(page).toHaveURL(/\/home-sweet$/);
  await expect(page.getByRole('region', { name: /^Первые шаги: 1 из 4/ })).toBeVisible();
  await page.getByRole('link', { name: /^1\s*Черновики/ }).click();
  await page.getByRole('grid').getByRole('link', { name: 'Логика для взрослых' }).click();
  await back(page).click();
  await expect(page).toHaveURL(/\/home-sweet\/courses\?tab=drafts$/);
});

test(
  'a course is deleted on its page, which leads to the list, and restored, as its history shows',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Риторика' },
      'course { databaseId }',
    );
    // The dialog lists unfinished parts on every tab.
    await page.goto(`/${school.code}/courses/${course.databaseId}?tab=crm`);
    const publish = async (answer: string) => {
      await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
      const question = page.getByRole('alertdialog', { name: 'Опубликовать неготовый курс?' });
      await expect(question.getByRole('link', { name: 'Добавить обложку' })).toBeVisible();
      await question.getByRole('button', { name: answer }).click();
    };
    await publish('Дополнить');
    await expect(page.getByRole('main').getByText('Черновик', { exact: true })).toBeVisible();
    await publish('Опубликовать');
    await expect(page.getByRole('main').getByText('Активный', { exact: true })).toBeVisible();

    const remove = async () => {
      await page.getByRole('button', { name: 'Действия с курсом' }).click();
      await page.getByRole('menuitem', { name: 'Удалить' }).click();
    };
    const takeBack = async () => {
      await expect(page.getByText(/^Удалено/)).toBeVisible();
      await page.getByRole('button', { name: 'Вернуть' }).last().click();
    };
    await remove();
    await expect(page).toHaveURL(new RegExp(`/${school.code}/courses$`));
    await expect(page.getByText('Активных курсов пока нет')).toBeVisible();
    await takeBack();
    await page.getByRole('link', { name: 'Риторика' }).click();

    await remove();
    await takeBack();
    await expect(page.getByRole('main').getByText('Активный', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/courses/${course.databaseId}$`));

    await remove();
    await expect(page).toHaveURL(new RegExp(`/${school.code}/courses$`));
    await page.goto(`/${school.code}/courses/${course.databaseId}?tab=crm`);
    await expect(page.getByRole('main').getByText('В корзине', { exact: true })).toBeVisible();
    // All tabs are read-only.
    await expect(page.getByRole('switch', { name: 'Заявки в Битрикс24' })).toBeDisabled();
    await page
      .getByRole('button', { name: /^Заметки к полю/ })
      .first()
      .click();
    const remarks = page.getByRole('dialog');
    await expect(remarks.getByText('Пока никто ничего не заметил')).toBeVisible();
    await expect(remarks.getByRole('textbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    for (const [tab, sign, offer] of [
      ['О курсе', 'Чаты с куратором', 'Добавить чат'],
      ['Преподаватели и доступ', 'Преподавателей пока нет.', 'Добавить преподавателя'],
      ['Ученики', 'Учеников пока нет', 'Добавить учеников'],
      ['Для сотрудников', 'Поля курса', 'Сохранить'],
      ['Ветки курса', 'Веток и пакетов пока нет', 'Новая ветка'],
      ['Статистика', 'На курсе пока никто не учится', 'Пересчитать'],
    ] as const) {
      await openTab(page, 'Курс', tab);
      await expect(page.getByText(sign)).toBeVisible();
      await expect(page.getByRole('main').getByText(offer, { exact: true })).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Восстановить' }).click();
    await expect(page.getByRole('main').getByText('Активный', { exact: true })).toBeVisible();

    await openTab(page, 'Курс', 'История изменений');
    const history = page.getByRole('list', { name: 'История изменений' });
    await expect(history).toContainText('черновик → видимый');
    await expect(history).toContainText('удалён → видимый');
  },
);

test(
  'an unknown page says so within the menu',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    for (const [address, title, way] of [
      ['courses/999999', 'Курс не найден', 'Курсы'],
      ['courses/physics', 'Курс не найден', 'Курсы'],
      ['users/999999', 'Пользователь не найден', 'Пользователи'],
      ['no/such/page', 'Страница не найдена', 'Главная'],
    ] as const) {
      await page.goto(`/${school.code}/${address}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title} — .*${school.name}$`));
      await expect(page.getByRole('navigation', { name: 'Разделы компании' })).toBeVisible();
      await main.getByRole('link', { name: way }).click();
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
);

test(
  'pending tasks of the owner are at the top and link to their pages',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await school.mutate('createSelfDomain', { domain: 'waits.example' });
    const person = { name: 'Вера', surname: 'Ждущая', email: `waits@${school.code}.test` };
    const { user } = await school.mutate(
      'createUser',
      { ...person, password: 'long-enough-1' },
      'user { id }',
    );
    await school.ask(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { userErrors { message } } }',
      { input: { id: user.id, adminBanned: true } },
    );
    await page.goto(`/${school.code}`);
    const notices = page.getByRole('region', { name: 'Требует внимания' });
    await expect(notices.getByRole('listitem')).toHaveText([
      /^Ждут допуска в админку: 1\sчеловек$/,
      'Домен waits.example ещё не подтверждён',
    ]);
    await expectAccessible(page);
    await page.screenshot(screenshotPath('home-notices'));
    await notices.getByRole('link', { name: /Домен/ }).click();
    await expect(page).toHaveURL(/\/settings\?tab=domains$/);
    await back(page).click();
    await notices.getByRole('link', { name: /Ждут/ }).click();
    const rows = page.getByRole('grid').locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Ждущая Вера');
  },
);
