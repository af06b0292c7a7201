// A test is added to the library and copied from there as a new test; its questions are copied into another one.
import { questionsOfEveryType } from '../kit/every-question-type.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { newTest } from '../kit/tests.ts';

test(
  'a test is added to the library and copied from there as a whole or by questions',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const saved = await newTest(school, Object.values(questionsOfEveryType), { title: 'Все виды' });
    const other = await newTest(school, [{ type: 'TEXTAREA', question: '<p>Своё</p>' }], {
      title: 'Другой тест',
    });
    const count = Object.keys(questionsOfEveryType).length;

    await page.goto(`/${school.code}/tests`);
    await page.getByRole('button', { name: 'Действия: Все виды' }).click();
    await page.getByRole('menuitem', { name: 'Сохранить в библиотеку' }).click();
    await expect(page.getByText(/^Сохранено в библиотеку:/)).toBeVisible();
    await page.getByRole('link', { name: 'Все виды' }).last().click();
    await expect(page).toHaveURL(/library\?tab=tests$/);

    const row = page.getByRole('row', { name: /Все виды/ });
    await expect(row).toContainText(`${count} вопросов`);
    await row.getByRole('button', { name: 'Действия: Все виды' }).click();
    await page.getByRole('menuitem', { name: 'Посмотреть' }).click();
    const dialog = page.getByRole('dialog', { name: 'Все виды' });
    await expect(dialog.getByText('Какая река течёт через Петербург?')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.screenshot(screenshotPath('shelved-test'));
    await dialog.getByRole('button', { name: 'Создать тест' }).click();
    await expect(page).toHaveURL(/\/tests\/\d+\/questions$/);
    expect(page.url()).not.toContain(`/tests/${saved.id}/`);
    const questions = page.getByRole('grid', { name: 'Вопросы теста' }).getByRole('row');
    await expect(questions).toHaveCount(count);

    await page.goto(`/${school.code}/tests/${other.id}/questions`);
    await expect(questions).toHaveCount(1);
    await page.getByRole('button', { name: 'Действия с вопросами' }).click();
    await page.getByRole('menuitem', { name: 'Вставить из библиотеки' }).click();
    const choice = page.getByRole('dialog', { name: 'Вставить из библиотеки' });
    await choice.getByRole('combobox', { name: 'Тест' }).fill('Все');
    await page.getByRole('option', { name: 'Все виды' }).click();
    await expect(choice.getByText('Какая река течёт через Петербург?')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 740 });
    await page.screenshot(screenshotPath('shelved-test-choice-320'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await choice.getByRole('button', { name: 'Вставить' }).click();
    await expect(page.getByText('Вопросы вставлены')).toBeVisible();
    await expect(questions).toHaveCount(count + 1);
  },
);
