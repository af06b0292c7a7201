// A learner submits answers that need manual grading; the teacher grades them from the queue by keyboard, undoes and
// grades again; the table of results shows it, and the learner reads the feedback.
import { expect, expectAccessible, pageOf, screenshotPath, signIn, test } from '../kit/journey.ts';
import { memberWith } from '../kit/school.ts';
import { submitAttempt, newTest } from '../kit/tests.ts';

const essay = {
  type: 'TEXTAREA',
  question: '<p>Почему Волга впадает в Каспийское море?</p>',
  maxPoints: 10,
};

const choice = {
  type: 'RADIO',
  question: '<p>Какая река длиннее?</p>',
  answers: [{ value: 'Волга', correct: true }, { value: 'Дон' }],
};

const work = {
  type: 'ASSESSMENT_BY_CRITERION',
  question: '<p>Опишите исток реки.</p>',
  criterionType: 'POINTS',
  questionCriteria: [
    { name: 'Содержание', maxPoints: 5 },
    { name: 'Грамотность', maxPoints: 3 },
  ],
};

const learnerFlags = ['LEARNING_PART_ACCESS', 'LEARN_TESTS'];

test(
  'an essay is graded from the queue by keyboard, undone and graded again',
  { tag: '@deep' },
  async ({ owner: teacher, school, browser }) => {
    const made = await newTest(school, [essay, choice, work], { title: 'Реки России' });
    const learner = await memberWith(school, learnerFlags);
    await made.open([learner.id]);
    const attempt = await submitAttempt(school, made, learner.token, [
      { text: 'Потому что Каспий ниже.' },
      {},
      { text: 'Ручей у деревни Волговерховье.' },
    ]);

    await teacher.goto(`/${school.code}/tests`);
    await teacher.getByRole('link', { name: 'Проверка тестов' }).click();
    const beside = teacher.getByRole('region', { name: 'Попытка' });
    const first = beside.getByRole('region', { name: 'Вопрос 1' });
    const last = beside.getByRole('region', { name: 'Вопрос 3' });
    await expect(first.getByText('Потому что Каспий ниже.')).toBeVisible();
    await expect(teacher.getByText('2 ответа без оценки')).toBeVisible();
    await expectAccessible(teacher);
    await teacher.screenshot(screenshotPath('checking-queue'));

    // Invalid points are reported at their field.
    await first.getByRole('textbox', { name: 'Баллы' }).fill('10,5');
    await teacher.keyboard.press('Control+Enter');
    await expect(first.getByText('Введите число от 0 до 10')).toBeVisible();
    await expect(first.getByRole('textbox', { name: 'Баллы' })).toBeFocused();
    await teacher.getByRole('heading', { level: 1 }).click();

    await teacher.keyboard.press('4');
    await expect(first.getByRole('textbox', { name: 'Баллы' })).toHaveValue('4');
    await teacher.keyboard.type(',5');
    await teacher.keyboard.press('Tab');
    await teacher.keyboard.type('Добавьте уровень моря');
    await teacher.keyboard.press('Control+Enter');
    await expect(teacher.getByText('Оценка сохранена: вопрос 1')).toBeVisible();
    await expect(first.getByText('Верно частично: 4,5 из 10 баллов')).toBeVisible();
    await expect(first.getByText('Добавьте уровень моря')).toBeVisible();

    // The keys now apply to the next ungraded answer.
    await teacher.keyboard.press('5');
    await expect(last.getByRole('textbox', { name: 'Содержание' })).toHaveValue('5');
    await teacher.keyboard.press('Tab');
    await teacher.keyboard.type('2');
    await teacher.screenshot(screenshotPath('checking-criteria'));
    await teacher.keyboard.press('Control+Enter');
    await expect(teacher.getByText('Оценка сохранена: вопрос 3')).toBeVisible();
    await expect(teacher.getByRole('heading', { name: 'Всё проверено' })).toBeVisible();

    const notifications = teacher.getByRole('region', { name: 'Уведомления' });
    await notifications.getByRole('button', { name: 'Вернуть', exact: true }).last().click();
    await expect(last.getByText('Ждёт проверки')).toBeVisible();
    await last.getByRole('textbox', { name: 'Содержание' }).fill('4');
    await last.getByRole('textbox', { name: 'Грамотность' }).fill('3');
    await last.getByRole('button', { name: 'Сохранить оценку' }).click();
    await expect(teacher.getByRole('heading', { name: 'Всё проверено' })).toBeVisible();

    await teacher.goto(`/${school.code}/tests/${made.id}/questions`);
    await teacher.getByRole('link', { name: 'Результаты' }).click();
    const row = teacher.getByRole('row').filter({ hasText: 'Гость' });
    await expect(row).toContainText('11,5 из 19');
    await expect(row).toContainText('Проверена');
    await expect(row).toContainText('3 (удовлетворительно)');
    await expect(row).toContainText('Сдан');
    await expectAccessible(teacher);
    await teacher.screenshot(screenshotPath('test-results'));
    await teacher.getByRole('button', { name: 'Экспорт' }).click();
    const dialog = teacher.getByRole('dialog', { name: 'Экспорт результатов' });
    await expect(dialog.getByText('В файл попадёт 1 результат теста')).toBeVisible();
    await dialog.getByRole('button', { name: 'Начать экспорт' }).click();
    await expect(teacher.getByText('Экспорт готов: 1 попытка').first()).toBeVisible();
    await teacher.getByRole('button', { name: 'Фильтр' }).click();
    await teacher.getByRole('checkbox', { name: 'На проверке' }).check();
    await teacher.keyboard.press('Escape');
    await expect(teacher).toHaveURL(/state=on_check/);
    await expect(teacher.getByText('Ничего не найдено')).toBeVisible();
    await teacher.getByRole('button', { name: 'Сбросить' }).first().click();
    await row.getByRole('link', { name: 'Гость' }).click();

    // The page of the attempt shows the same, and its history shows the grader.
    await expect(teacher).toHaveURL(new RegExp(`/tests/${made.id}/results/${attempt}$`));
    await expect(teacher.getByRole('heading', { name: 'Гость, попытка 1' })).toBeVisible();
    await expectAccessible(teacher);
    await teacher.screenshot({ ...screenshotPath('test-attempt'), fullPage: true });
    const ofEssay = teacher.getByRole('region', { name: 'Вопрос 1' });
    await ofEssay.getByRole('button', { name: 'Изменить оценку' }).click();
    await expect(ofEssay.getByRole('textbox', { name: 'Баллы' })).toHaveValue('4,5');
    await ofEssay.getByRole('textbox', { name: 'Баллы' }).fill('9');
    await ofEssay.getByRole('button', { name: 'Сохранить оценку' }).click();
    await expect(teacher.getByText('16 из 19', { exact: true })).toBeVisible();
    await teacher.getByRole('link', { name: 'История изменений' }).click();
    await expect(teacher.getByText('11,5 → 16')).toBeVisible();
    await teacher.screenshot({ ...screenshotPath('test-attempt-history'), fullPage: true });

    const { page: reader, close } = await pageOf(browser, learner.token);
    await reader.goto(`/courses/${school.code}/tests/${made.id}/${attempt}`);
    await expect(reader.getByText('Добавьте уровень моря')).toBeVisible();
    await expect(reader.getByText('4 из 5')).toBeVisible();
    await expectAccessible(reader);
    await reader.screenshot({ ...screenshotPath('test-result-judged'), fullPage: true });
    await close();
  },
);

test('on a phone the queue is a list, and each attempt a page', async ({
  owner: teacher,
  school,
}) => {
  const made = await newTest(school, [essay], { title: 'Моря' });
  const learner = await memberWith(school, learnerFlags);
  await made.open([learner.id]);
  await submitAttempt(school, made, learner.token, [{ text: 'Каспий — озеро.' }]);
  await teacher.setViewportSize({ width: 360, height: 740 });
  await teacher.goto(`/${school.code}/tests/checking`);
  await teacher.screenshot({ ...screenshotPath('checking-queue-360'), fullPage: true });
  await teacher.getByRole('link', { name: /Моря/ }).click();
  await expect(teacher.getByText('Каспий — озеро.')).toBeVisible();
  await expectAccessible(teacher, 'main');
  await teacher.screenshot({ ...screenshotPath('test-attempt-360'), fullPage: true });
  await teacher.getByRole('textbox', { name: 'Баллы' }).fill('7');
  await teacher.getByRole('button', { name: 'Сохранить оценку' }).click();
  await expect(teacher.getByText('Верно частично: 7 из 10 баллов')).toBeVisible();
  await teacher.goto(`/${school.code}/tests/${made.id}/results`);
  await expect(teacher.getByText('7 из 10').first()).toBeVisible();
  await teacher.screenshot({ ...screenshotPath('test-results-360'), fullPage: true });
});

test(
  'a concurrent grade is shown, and the input is kept',
  { tag: '@deep' },
  async ({ owner: teacher, school, browser }) => {
    const made = await newTest(school, [essay], { title: 'Озёра' });
    const learner = await memberWith(school, learnerFlags);
    await made.open([learner.id]);
    const attempt = await submitAttempt(school, made, learner.token, [{ text: 'Байкал' }]);
    const at = `/${school.code}/tests/${made.id}/results/${attempt}`;
    const { page: other, close } = await pageOf(browser, school.token);
    for (const page of [teacher, other]) await page.goto(at);
    await other.getByRole('textbox', { name: 'Баллы' }).fill('3');
    await other.getByRole('button', { name: 'Сохранить оценку' }).click();
    await expect(other.getByText('Оценка сохранена: вопрос 1')).toBeVisible();
    await close();

    await teacher.getByRole('textbox', { name: 'Баллы' }).fill('8');
    await teacher.getByRole('button', { name: 'Сохранить оценку' }).click();
    await expect(teacher.getByText('Этот ответ уже проверил кто-то другой')).toBeVisible();
    await expect(teacher.getByText('Верно частично: 3 из 10 баллов')).toBeVisible();
    await expect(teacher.getByRole('textbox', { name: 'Баллы' })).toHaveValue('8');
    await teacher.getByRole('button', { name: 'Сохранить оценку' }).click();
    await expect(teacher.getByText('Верно частично: 8 из 10 баллов')).toBeVisible();
  },
);

test(
  'a grader without other permissions gets no links and changes only their own grades',
  { tag: '@deep' },
  async ({ school, page }) => {
    const made = await newTest(school, [essay, choice], { title: 'Горы' });
    const learner = await memberWith(school, learnerFlags);
    await made.open([learner.id]);
    await submitAttempt(school, made, learner.token, [{ text: 'Эльбрус' }]);
    const checker = await memberWith(school, ['ADMIN_PART_ACCESS', 'TEACHER_CHECK_TEST_ALL'], {
      name: 'Проверяющий',
      login: 'checker',
    });
    await signIn(page, checker.token);
    await page.goto(`/${school.code}/tests/checking`);
    const beside = page.getByRole('region', { name: 'Попытка' });
    await expect(beside.getByText('Эльбрус')).toBeVisible();
    await expect(beside.getByRole('link')).toHaveCount(0);
    await page.keyboard.press('6');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Всё проверено' })).toBeVisible();
    await page.getByRole('link', { name: /^Проверены/ }).click();
    const first = beside.getByRole('region', { name: 'Вопрос 1' });
    await expect(first.getByText('Верно частично: 6 из 10 баллов')).toBeVisible();
    // Automatic points can only be changed by other users.
    await expect(beside.getByRole('button', { name: 'Изменить оценку' })).toHaveCount(1);
    await first.getByRole('button', { name: 'Снять оценку' }).click();
    await expect(first.getByText('Ждёт проверки')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(first.getByText('Верно частично: 6 из 10 баллов')).toBeVisible();
  },
);
