// A school edits exam data: a subject, its question numbers with prompts, examples, manual order, and cascading
// deletion.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

const rows = (page: Page) => page.getByRole('grid').locator('tbody').getByRole('row');

async function press(page: Page, name: string, within: 'main' | 'dialog' | 'alertdialog') {
  await page.getByRole(within).getByRole('button', { name, exact: true }).first().click();
}

async function choose(page: Page, row: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Действия: ${row}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function addNumber(page: Page, name: string): Promise<void> {
  await press(page, 'Создать номер', 'main');
  await field(page.getByRole('dialog'), 'Название').fill(name);
  await press(page, 'Создать', 'dialog');
  await expect(rows(page).filter({ hasText: name })).toBeVisible();
}

test(
  'a subject gets question numbers with prompts and examples, which are deleted with it',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const dialog = page.getByRole('dialog');
    await page.goto(`/${school.code}/ege-subjects`);
    await press(page, 'Создать предмет', 'main');
    await field(dialog, 'Название').fill('Физика');
    await press(page, 'Создать', 'dialog');
    await expect(page.getByText('Номеров заданий пока нет')).toBeVisible();

    // An unknown placeholder is reported at the field before anything is sent.
    await press(page, 'Создать номер', 'main');
    await field(dialog, 'Название').fill('Задание 1');
    await field(dialog, 'Промпт').fill('Составь {number} по теме {topic}');
    await press(page, 'Создать', 'dialog');
    await expect(dialog.getByText('Неизвестная подстановка: {topic}')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.screenshot(screenshotPath('exam-number'));
    await field(dialog, 'Промпт').fill('Составь {number} по предмету {subject}');
    await press(page, 'Создать', 'dialog');
    await expect(rows(page)).toContainText('Составь {number}');
    await addNumber(page, 'Задание 2');

    await press(page, 'Порядок', 'main');
    await page.getByRole('button', { name: 'Выше: Задание 2' }).click();
    await press(page, 'Сохранить', 'dialog');
    await expect(rows(page).first()).toContainText('Задание 2');

    await page.getByRole('link', { name: 'Задание 1', exact: true }).click();
    await press(page, 'Создать пример', 'main');
    await dialog.getByRole('textbox', { name: 'Задание', exact: true }).fill('Найдите ускорение');
    await field(dialog, 'Ответ').fill('9,8');
    await press(page, 'Создать', 'dialog');
    await expect(rows(page)).toContainText('Найдите ускорение');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Задание 1');
    const path = page.getByRole('navigation', { name: 'Путь к странице' });
    await expect(path.getByRole('link')).toContainText(['Предметы ЕГЭ', 'Физика']);
    await choose(page, 'Найдите ускорение', 'Посмотреть');
    await expect(dialog).toContainText('9,8');
    await page.keyboard.press('Escape');
    await page.screenshot(screenshotPath('exam-examples'));

    await path.getByRole('link', { name: 'Физика' }).click();
    await choose(page, 'Задание 1', 'Создать копию');
    await expect(page.getByText('Создан номер «Задание 1 (копия)»')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await page.screenshot(screenshotPath('exam-numbers'));

    await page.getByRole('link', { name: 'Предметы ЕГЭ' }).first().click();
    await choose(page, 'Физика', 'Удалить');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('удалятся 3 номера заданий и 2 примера');
    await press(page, 'Удалить', 'alertdialog');
    await expect(page.getByText('Предметов пока нет')).toBeVisible();
  },
);
