// A wrong answer key is found in the analysis of a test and corrected, and the results are recalculated after the
// changes were shown.
import type { Json } from '../../kit/rest.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { memberWith } from '../kit/school.ts';
import { submitAttempt, newTest } from '../kit/tests.ts';

const capital = {
  type: 'RADIO',
  question: '<p>Столица Австралии?</p>',
  maxPoints: 2,
  answers: [{ value: 'Сидней', correct: true }, { value: 'Канберра' }],
};
const word = { type: 'INPUT', question: '<p>Кошка по-английски?</p>', answers: [{ value: 'cat' }] };

test(
  'a wrong answer key is found in the analysis and corrected, and results are recalculated',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { topic } = await school.mutate('createTopic', { name: 'Столицы' }, 'topic { id }');
    const made = await newTest(school, [{ ...capital, topicId: topic.id }, word], {
      title: 'Столицы мира',
      maxAttempts: 5,
    });
    const learner = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_TESTS']);
    await made.open([learner.id]);
    const { data } = await school.ask(
      `query ($code: String!, $id: Int!) { company(code: $code) { test(databaseId: $id) { id questions { id answers { id value } } } } }`,
      { code: school.code, id: made.id },
    );
    const { id: testId, questions } = data?.company.test ?? {};
    const [question] = questions;
    const choosing = (city: string) => (shown: Json) => {
      const { databaseId } = shown.answers.find(({ value }: Json) => value.includes(city));
      return { answerIds: [databaseId] };
    };
    for (const [city, text] of [
      ['Канберра', 'cat'],
      ['Канберра', 'Cat'],
      ['Сидней', 'dog'],
    ] as const) {
      await submitAttempt(school, made, learner.token, [choosing(city), { text }]);
    }

    const at = `/${school.code}/tests/${made.id}`;
    await page.goto(`${at}/results`);
    await page.getByRole('link', { name: 'Анализ' }).click();
    await expect(page.getByText('Связь с итогом −1: проверьте ключ').first()).toBeVisible();
    await expect(page.getByText('Сдано')).toBeVisible();
    await expect(page.getByText('dog', { exact: true })).toBeVisible();
    // By the best attempt: with the wrong key, that of a learner who knows no capital.
    const topics = page.getByRole('table', { name: 'Темы по ученикам' });
    await expect(topics.getByRole('columnheader', { name: 'Столицы' })).toBeVisible();
    await expect(topics.getByRole('row').last()).toContainText('100 %67 %');
    await expectAccessible(page);
    await page.screenshot(screenshotPath('test-statistics'));

    await school.mutate('updateTestQuestion', {
      companyId: undefined,
      testId,
      id: question.id,
      answers: question.answers.map((answer: { id: string; value: string }) => ({
        id: answer.id,
        value: answer.value,
        correct: answer.value.includes('Канберра'),
      })),
    });
    await page.getByRole('link', { name: /^Результаты/ }).click();
    await page.getByRole('button', { name: 'Пересчитать' }).click();
    const dialog = page.getByRole('dialog', { name: 'Пересчёт результатов' });
    await expect(dialog.getByText(/1 из 3, не сдан → 3 из 3, сдан/).first()).toBeVisible();
    await page.screenshot(screenshotPath('recalculation'));
    await dialog.getByRole('button', { name: 'Пересчитать 3 результата' }).click();
    await expect(page.getByText('Результаты пересчитаны: 3 результата')).toBeVisible();
    await expect(page.getByRole('gridcell', { name: '3 из 3' }).first()).toBeVisible();
  },
);
