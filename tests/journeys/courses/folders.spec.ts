// Folders of courses beside the list: created, filled by mouse and keyboard, undone, and deleted without their courses.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

const panel = (page: Page) => page.getByRole('navigation', { name: 'Папки' });
const folder = (page: Page, name: string) => panel(page).getByRole('row', { name });
const course = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).first().click();

async function addFolder(page: Page, name: string): Promise<void> {
  await press(panel(page), 'Новая папка');
  await field(page.getByRole('dialog'), 'Название').fill(name);
  await press(page.getByRole('dialog'), 'Создать');
  await expect(folder(page, name)).toBeVisible();
}

async function addCourse(page: Page, name: string): Promise<void> {
  await press(page.getByRole('main'), 'Создать курс');
  await field(page.getByRole('dialog'), 'Название').fill(name);
  await press(page.getByRole('dialog'), 'Создать');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(course(page, name)).toBeVisible();
}

test(
  'courses are dragged into a folder and undone, or moved by the menu',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/courses?tab=drafts`);
    for (const name of ['Алгебра', 'Физика']) await addCourse(page, name);
    await press(page, 'Показать папки');
    for (const name of ['Осень', 'Весна']) await addFolder(page, name);
    await expectAccessible(page, 'main');

    await course(page, 'Алгебра').dragTo(folder(page, 'Осень'));
    await expect(page.getByText('Перемещено в «Осень»: 1 курс')).toBeVisible();
    await expect(folder(page, 'Осень').getByText('1', { exact: true })).toBeVisible();
    await course(page, 'Осень').click();
    await expect(page.getByText('Папка: Осень')).toBeVisible();
    await expect(course(page, 'Алгебра')).toBeVisible();
    await expect(course(page, 'Физика')).toHaveCount(0);

    await course(page, 'Без папки').click();
    await expect(course(page, 'Физика')).toBeVisible();
    await expect(course(page, 'Алгебра')).toHaveCount(0);
    await press(page, 'Действия: Физика');
    await page.getByRole('menuitem', { name: 'Переместить в папку…' }).click();
    await expect(page.getByRole('radio', { name: 'Весна' })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.getByRole('radio', { name: 'Весна' }).check();
    await press(page.getByRole('dialog'), 'Переместить');
    await expect(page.getByText('Перемещено в «Весна»: 1 курс')).toBeVisible();
    await expect(course(page, 'Физика')).toHaveCount(0);
    // Undoes the second of two moves.
    await page.getByRole('button', { name: 'Вернуть' }).last().click();
    await expect(course(page, 'Физика')).toBeVisible();
  },
);

test(
  'a folder is renamed, moved by keyboard, and deleted without its courses',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/courses?tab=drafts&folders=1`);
    await addCourse(page, 'Химия');
    for (const name of ['Школа', 'Класс']) await addFolder(page, name);
    await press(panel(page), 'Действия: Класс');
    await page.getByRole('menuitem', { name: 'Переименовать' }).click();
    await field(page.getByRole('dialog'), 'Название').fill('Школа');
    await press(page.getByRole('dialog'), 'Сохранить');
    await expect(page.getByText('Папка с таким названием здесь уже есть')).toBeVisible();
    await field(page.getByRole('dialog'), 'Название').fill('Девятый класс');
    await press(page.getByRole('dialog'), 'Сохранить');
    await folder(page, 'Девятый класс').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(folder(page, 'Девятый класс')).toHaveAttribute('aria-level', '2');
    await expect(page.getByText('Папка «Девятый класс» перемещена')).toBeVisible();
    // One's own move is not reported as a change by others.
    await press(panel(page), 'Действия: Девятый класс');
    await page.getByRole('menuitem', { name: 'Переименовать' }).click();
    await field(page.getByRole('dialog'), 'Название').fill('Десятый класс');
    await press(page.getByRole('dialog'), 'Сохранить');
    await expect(folder(page, 'Десятый класс')).toBeVisible();

    await course(page, 'Химия').dragTo(folder(page, 'Десятый класс'));
    await expect(page.getByText('Перемещено в «Десятый класс»: 1 курс')).toBeVisible();
    await press(panel(page), 'Действия: Школа');
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await press(page.getByRole('alertdialog'), 'Удалить');
    await expect(folder(page, 'Школа')).toHaveCount(0);
    await expect(folder(page, 'Десятый класс')).toHaveAttribute('aria-level', '1');
    await course(page, 'Десятый класс').click();
    await expect(course(page, 'Химия')).toBeVisible();
  },
);

test(
  'several courses are moved together, and a folder with its contents',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/courses?tab=drafts&folders=1`);
    for (const name of ['Ботаника', 'Зоология']) await addCourse(page, name);
    for (const name of ['Биология', 'Наука']) await addFolder(page, name);
    for (const name of ['Ботаника', 'Зоология'])
      await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).check();
    await course(page, 'Ботаника').dragTo(folder(page, 'Биология'));
    await expect(page.getByText('Перемещено в «Биология»: 2 курса')).toBeVisible();

    await press(panel(page), 'Действия: Биология');
    await page.getByRole('menuitem', { name: 'Переместить…' }).click();
    // A folder can't be moved into itself.
    await expect(page.getByRole('radio')).toHaveCount(2);
    await page.getByRole('radio', { name: 'Наука' }).check();
    await press(page.getByRole('dialog'), 'Переместить');
    await expect(folder(page, 'Биология')).toHaveAttribute('aria-level', '2');

    await folder(page, 'Биология').focus();
    await page.keyboard.press('Enter');
    const path = page.getByRole('navigation', { name: 'Путь к папке' });
    await expect(path).toContainText('Все курсыНаукаБиология');
    await expect(course(page, 'Зоология')).toBeVisible();
    await path.getByRole('link', { name: 'Наука' }).click();
    await expect(course(page, 'Зоология')).toHaveCount(0);
  },
);
