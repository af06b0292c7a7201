// AI-generated questions on a topic are reviewed one by one, edited, discarded and added to the test.
import { expect, expectAccessible, test } from '../kit/journey.ts';

test(
  'questions on a topic are reviewed before they are added to the test',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { test: made } = await school.mutate(
      'createTest',
      { title: 'Сложение' },
      'test { databaseId }',
    );
    const questionsAt = `/${school.code}/tests/${made.databaseId}/questions`;
    await page.goto(questionsAt);
    await page.getByRole('button', { name: 'Составить с ИИ' }).click();
    const dialog = page.getByRole('dialog', { name: 'Составить с ИИ' });
    await expect(
      dialog.getByText(/Сегодня компания потратила 0 из 200\s000\sтокенов/),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Составить' }).click();
    await expect(dialog.getByText('Напишите тему или вставьте текст')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByLabel('Тема').fill('Сложение до ста');
    await dialog.getByLabel('Сколько вопросов').fill('3');
    await dialog.getByRole('button', { name: 'Составить' }).click();

    await expect(page.getByRole('heading', { name: 'Сложение до ста', level: 1 })).toBeVisible();
    const question = (number: number) =>
      page.getByRole('article', { name: `Вопрос ${number}`, exact: true });
    await expect(question(3)).toBeVisible();
    await expect(page.getByText(/^1\s500\sтокенов,\s0,30/)).toBeVisible();
    await expect(question(1).getByText('Верно', { exact: true })).toBeVisible();
    await expectAccessible(page);

    // The question is edited before it is created.
    await question(1).getByRole('button', { name: 'Изменить: Вопрос 1' }).click();
    const change = page.getByRole('dialog', { name: 'Изменение вопроса' });
    await change.getByLabel('Баллов за верный ответ').fill('2');
    await change.getByRole('button', { name: 'Сохранить' }).click();
    await expect(change).toBeHidden();
    await expect(question(1).getByText('2 балла', { exact: false })).toBeVisible();

    // A question is discarded and restored.
    await question(2).getByRole('button', { name: 'Выбросить: Вопрос 2' }).click();
    await expect(question(2)).toBeHidden();
    await expect(question(3)).toBeFocused();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(question(2)).toBeVisible();
    await question(2).getByRole('button', { name: 'Выбросить: Вопрос 2' }).click();
    await page.getByRole('radio', { name: 'Выброшенные: 1' }).check();
    await expect(question(2)).toBeVisible();
    await page.getByRole('radio', { name: 'Ждут решения: 2' }).check();

    await question(1).getByRole('button', { name: 'Взять: Вопрос 1' }).click();
    await expect(page.getByText('В тест добавлено: 1 вопрос')).toBeVisible();
    await page.getByRole('button', { name: 'Взять все: 1' }).click();
    await expect(page.getByText('Все вопросы разобраны')).toBeVisible();
    await page.getByRole('link', { name: 'К вопросам теста: Сложение' }).click();
    const rows = page.getByRole('grid', { name: 'Вопросы теста' }).getByRole('row');
    await expect(rows).toHaveCount(2);

    // Earlier requests can be reopened.
    await page.getByRole('button', { name: 'Составить с ИИ' }).click();
    await page.getByRole('link', { name: 'Сложение до ста' }).click();
    await expect(page.getByText('Взятые: 2')).toBeVisible();
  },
);
