// A teacher writes questions of a test: each is saved separately, activated when it is complete, sorted, deleted and
// restored.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey.ts';
import type { School } from '../kit/school.ts';

async function newTest(school: School, title = 'Входной тест') {
  const { test: made } = await school.mutate('createTest', { title }, 'test { id databaseId }');
  const address = `/${school.code}/tests/${made.databaseId}/questions`;
  const add = async (question: object) => {
    const { data } = await school.ask(
      'mutation ($input: CreateTestQuestionInput!) { createTestQuestion(input: $input) { testQuestion { id databaseId } userErrors { message } } }',
      { input: { testId: made.id, ...question } },
    );
    return data.createTestQuestion.testQuestion as { id: string; databaseId: number };
  };
  return { id: made.id as string, address, add };
}

const rows = (page: Page) => page.getByRole('grid', { name: 'Вопросы теста' }).getByRole('row');

const names = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''));

const saved = (page: Page) => expect(page.getByText('Сохранено', { exact: true })).toBeVisible();

const input = (question: string, value = 'да') => ({
  type: 'INPUT',
  question,
  answers: [{ value }],
  active: true,
});

test('a choice question is written by keyboard and activated once it is complete', async ({
  owner: page,
  school,
}) => {
  const { address } = await newTest(school);
  await page.goto(address);
  await page.getByRole('combobox', { name: 'Какой вопрос добавить' }).fill('один из');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Чтобы включить вопрос:')).toBeVisible();
  await page.getByRole('textbox', { name: 'Вопрос', exact: true }).fill('Столица России');
  const choices = page.getByRole('list', { name: 'Варианты ответа' });
  await choices.getByRole('textbox', { name: 'Вариант 1' }).fill('Казань');
  await choices.getByRole('textbox', { name: 'Вариант 2' }).fill('Москва');
  await saved(page);
  await expect(page.getByText('Отметьте правильный вариант').first()).toBeVisible();
  // The server gives the same reason.
  const on = page.getByRole('switch', { name: 'Включён: Столица России' });
  await on.click();
  await expect(page.getByText('«Столица России» — отметьте правильный вариант')).toBeVisible();
  await expect(on).not.toBeChecked();

  await choices.getByRole('radio', { name: 'Правильный: Москва' }).check();
  await expect(page.getByText('Вопрос готов, его можно включить.')).toBeVisible();
  await saved(page);
  await on.click();
  await expect(on).toBeChecked();
  await expect(page.getByText('1 вопрос, включено 1; 1 балл')).toBeVisible();
  await expectAccessible(page, 'main');

  // An invalid change of an active question is not saved, and the input is not lost.
  await choices.getByRole('textbox', { name: 'Вариант 2' }).fill('');
  await expect(page.getByText('Не сохранено')).toBeVisible();
  await choices.getByRole('textbox', { name: 'Вариант 2' }).fill('Москва');
  await saved(page);
  await page.reload();
  await expect(choices.getByRole('textbox', { name: 'Вариант 2' })).toHaveValue('Москва');
  await expect(choices.getByRole('radio', { name: 'Правильный: Москва' })).toBeChecked();
});

test('answers are typed in sequence, pasted as lines, and offered as yes and no', async ({
  owner: page,
  school,
}) => {
  const { address } = await newTest(school);
  await page.goto(address);
  await page.getByRole('combobox', { name: 'Какой вопрос добавить' }).fill('несколько из');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Что изучает этика?');
  await expect(page.getByRole('textbox', { name: 'Вопрос', exact: true })).toHaveText(
    'Что изучает этика?',
  );
  const boxes = page.getByRole('list', { name: 'Варианты ответа' }).getByRole('textbox');
  const answers = () =>
    boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
  await boxes.first().click();
  await page.keyboard.type('Мораль');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Право');
  await page.keyboard.press('Enter');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Закон\r\n"Долг, ""честь"""\r\nСовесть\r\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(boxes.nth(4)).toBeFocused();
  // Inserts between two others.
  await boxes.first().press('Enter');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.type('Нравы');
  await expect
    .poll(answers)
    .toEqual(['Мораль', 'Нравы', 'Право', 'Закон', 'Долг, "честь"', 'Совесть', '']);
  await saved(page);

  await page.getByRole('combobox', { name: 'Тип вопроса' }).click();
  await page.getByRole('option', { name: 'Да/Нет' }).click();
  await expect.poll(answers).toEqual(['Да', 'Нет', '']);
  await page.getByRole('radio', { name: 'Правильный: Да' }).check();
  await saved(page);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Тип вопроса' })).toHaveText('Да/Нет');
});

test(
  'pairs are named by letters and numbers, blanks follow the marks of the text',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { address, add } = await newTest(school);
    const pairs = await add({ type: 'CORRESPONDENCE', question: 'Страны и столицы' });
    await page.goto(`${address}?question=${pairs.databaseId}`);
    await page.getByRole('textbox', { name: 'Элемент А' }).fill('Франция');
    await page.getByRole('textbox', { name: 'Элемент 1' }).fill('Париж');
    await page.getByRole('textbox', { name: 'Элемент 2' }).fill('Рим');
    await page.getByRole('button', { name: 'А — 1' }).click();
    await saved(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'А — 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('textbox', { name: 'Элемент 2' })).toHaveValue('Рим');

    const blanks = await add({ type: 'TEXT_INPUT', question: 'Волга впадает в [[1]] море' });
    await page.goto(`${address}?question=${blanks.databaseId}`);
    await page
      .getByRole('textbox', { name: 'Правильные ответы для пропуска 1: 1' })
      .fill('Каспийское');
    await saved(page);
    await expect(page.getByText('Вопрос готов, его можно включить.')).toBeVisible();
  },
);

test(
  'questions are sorted, grouped into parts, deleted and restored',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { address, add } = await newTest(school);
    for (const question of ['Первый', 'Второй', 'Третий']) await add(input(question));
    await page.goto(address);
    await expect(rows(page)).toHaveCount(3);
    await rows(page).last().focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => names(page)).toEqual(['Первый', 'Третий', 'Второй']);
    await page.getByRole('button', { name: 'Отменить действие' }).click();
    await expect.poll(() => names(page)).toEqual(['Первый', 'Второй', 'Третий']);

    await page.getByRole('checkbox', { name: 'Выбрать: Второй' }).check();
    await page.getByRole('checkbox', { name: 'Выбрать: Третий' }).check();
    await page.getByRole('button', { name: 'В другую часть…' }).click();
    await page.getByRole('button', { name: 'Перенести' }).click();
    await expect(page.getByText('Часть 2', { exact: true })).toBeVisible();

    await rows(page).first().focus();
    await page.keyboard.press('Delete');
    await expect(page.getByText('Вопрос «Первый» удалён')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect.poll(() => names(page)).toEqual(['Первый', 'Второй', 'Третий']);
    await expect(page.getByRole('switch', { name: 'Включён: Первый' })).toBeChecked();
  },
);

test(
  'criteria are saved as a template and inserted from it',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { address, add } = await newTest(school);
    const essay = { type: 'ASSESSMENT_BY_CRITERION', question: 'Сочинение' };
    const first = await add({
      ...essay,
      questionCriteria: [{ name: 'Грамотность', maxPoints: 3 }],
    });
    const second = await add({ ...essay, question: 'Изложение' });
    await page.goto(`${address}?question=${first.databaseId}`);
    await page.getByRole('button', { name: 'Сохранить как шаблон…' }).click();
    await page.getByRole('textbox', { name: 'Название' }).fill('Сочинение ЕГЭ');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(page.getByText('Шаблон сохранён')).toBeVisible();
    await page.goto(`${address}?question=${second.databaseId}`);
    await page.getByRole('button', { name: 'Взять из шаблона…' }).click();
    await page.getByRole('button', { name: 'Взять', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Критерий 1', exact: true })).toHaveValue(
      'Грамотность',
    );
    await saved(page);
  },
);
