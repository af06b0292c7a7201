// A learner takes a test with a lost connection, on two devices and against the clock; a visitor takes a public one.
import { expect, expectAccessible, screenshotPath, signIn, test } from '../kit/journey.ts';
import { memberWith } from '../kit/school.ts';
import { newTest } from '../kit/tests.ts';

const geography = [
  {
    type: 'RADIO',
    question: '<p>Какая река длиннее?</p>',
    maxPoints: 2,
    answers: [
      { value: 'Волга', correct: true, comment: '<p>3530 километров</p>' },
      { value: 'Дон' },
    ],
    solution: '<p>Сравните по карте.</p>',
  },
  { type: 'INPUT', question: '<p>Столица Бурятии?</p>', answers: [{ value: 'Улан-Удэ' }] },
  {
    type: 'NUMERIC_INPUT',
    question: '<p>Сколько на Земле океанов?</p>',
    required: true,
    answers: [{ value: '5' }],
  },
];

test('a test is taken, and a lost connection loses no input', async ({ page, school, context }) => {
  const made = await newTest(school, geography, { title: 'География', timer: 3600 });
  const learner = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_TESTS']);
  await made.open([learner.id]);
  await signIn(page, learner.token);
  await page.goto('/courses');
  await page.getByRole('link', { name: 'География' }).click();
  await expect(page.getByText('1 попытка из 1')).toBeVisible();
  await page.screenshot({ ...screenshotPath('test-before'), fullPage: true });
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Начать тест' }).click();

  await expect(page.getByRole('heading', { name: 'Вопрос 1 из 3' })).toBeVisible();
  await expect(page.getByText(/^(?:1:00:00|59:\d\d)$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Волга' }).check();
  await expect(page.getByText('Ответы сохранены')).toBeVisible();
  await page.screenshot({ ...screenshotPath('test-question'), fullPage: true });
  await expectAccessible(page, 'main');

  await page.getByRole('button', { name: 'Далее' }).click();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Ответ' }).fill('Улан-Удэ');
  await expect(page.getByText('Нет сети: ответы отправятся, когда она появится')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Ответы сохранены')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Вопрос 2 из 3' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Улан-Удэ');
  await expect(page.getByText('Отвечено 2 из 3')).toBeVisible();

  // The first unanswered required question opens.
  await page.getByRole('button', { name: 'Завершить тест' }).click();
  await expect(page.getByText('Без ответа: 1 вопрос.')).toBeVisible();
  await page.getByRole('button', { name: 'Завершить', exact: true }).click();
  await expect(page.getByText('На вопрос 3 нужно ответить')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Вопрос 3 из 3' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Ответ' }).fill('6');
  await page.getByRole('button', { name: 'Завершить тест' }).click();
  await page.getByRole('button', { name: 'Завершить', exact: true }).click();

  await expect(page.getByText('Тест сдан')).toBeVisible();
  await expect(page.getByText('3 из 4 баллов')).toBeVisible();
  await expect(page.getByText('Сравните по карте.')).toBeVisible();
  await page.screenshot({ ...screenshotPath('test-result'), fullPage: true });
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: 'Все попытки' }).click();
  await expect(page.getByText('Использованы все (1)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Попытка 1' })).toBeVisible();
});

test('a visitor takes a test without an account', { tag: '@deep' }, async ({ page, school }) => {
  const questions = geography.map((question) => ({ ...question, checkWithoutRegister: true }));
  const { id } = await newTest(school, questions, { title: 'Открытый тест', isFree: true });
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`/${school.code}/tests/${id}`);
  await page.getByRole('button', { name: 'Начать тест' }).click();
  await page.getByRole('radio', { name: 'Дон' }).check();
  await expect(page.getByText('Ответы сохранены')).toBeVisible();
  await page.screenshot({ ...screenshotPath('free-test-question'), fullPage: true });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Дон' })).toBeChecked();
  await page.getByRole('button', { name: 'Вопрос 3: нет ответа, обязательный' }).click();
  await page.getByRole('textbox', { name: 'Ответ' }).fill('5');
  await page.getByRole('button', { name: 'Завершить тест' }).click();
  await page.getByRole('button', { name: 'Завершить', exact: true }).click();
  await expect(page.getByText('1 из 4 баллов')).toBeVisible();
  await expect(page.getByText('Тест не сдан')).toBeVisible();
  await page.screenshot({ ...screenshotPath('free-test-result'), fullPage: true });
  await page.getByRole('button', { name: 'Пройти ещё раз' }).click();
  await expect(page.getByRole('radio', { name: 'Дон' })).not.toBeChecked();
});
