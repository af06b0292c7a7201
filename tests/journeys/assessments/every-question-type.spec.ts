// An attempt with a question of every type, as the teacher grades it and as the learner reads it, in wide and narrow
// windows.
import type { Page } from '@playwright/test';
import { graphqlClient } from '../../kit/graphql.ts';
import type { Json } from '../../kit/rest.ts';
import { questionsOfEveryType } from '../kit/every-question-type.ts';
import { expect, expectAccessible, pageOf, screenshotPath, test } from '../kit/journey.ts';
import { kafedraUrl } from '../kit/running-kafedra.ts';
import { memberWith, type School } from '../kit/school.ts';
import { newTest, type CreatedTest } from '../kit/tests.ts';

/** Answers that choose the first option everywhere; recordings need the learner's browser. */
const answers: Readonly<Record<string, (question: Json) => Json>> = {
  RADIO: ({ answers: [first] }) => ({ answerIds: [first.databaseId] }),
  CHECKBOX: ({ answers: [first] }) => ({ answerIds: [first.databaseId] }),
  INPUT: () => ({ text: 'москва' }),
  NUMERIC_INPUT: () => ({ text: '2,55' }),
  SORT: ({ answers: items }) => ({
    answerIds: items.map(({ databaseId }: Json) => databaseId).toReversed(),
  }),
  MULTI_INPUT: ({ answers: blanks }) => typed(blanks),
  TEXT_INPUT: ({ answers: blanks }) => typed(blanks),
  SELECT_INPUT: ({ selectInputItems: items }) => ({
    items: items
      .filter(({ sort }: Json) => sort === items[0].sort)
      .map(({ answerId, databaseId }: Json) => ({ answerId, itemId: databaseId })),
  }),
  CORRESPONDENCE: ({ correspondences: items }) => {
    const [main] = items.filter(({ isMain }: Json) => isMain);
    const [dependent] = items.filter(({ isMain }: Json) => !isMain);
    return { links: [{ mainId: main.databaseId, dependentId: dependent.databaseId }] };
  },
  TEXTAREA: () => ({ text: 'Утром я проснулся, а потом ещё раз.' }),
  ASSESSMENT_BY_CRITERION: () => ({ text: 'Вот оно, моё сочинение.' }),
  AUDIO_INPUT: () => ({}),
};

const typed = (blanks: Json[]): Json => ({
  texts: blanks.map(({ databaseId }) => ({ answerId: databaseId, text: 'Каспийское' })),
});

test(
  'a teacher grades an attempt with every type of question, and the learner reads the result',
  { tag: '@deep' },
  async ({ owner: teacher, school, browser }) => {
    const made = await newTest(school, Object.values(questionsOfEveryType), { title: 'Все виды' });
    const learner = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_TESTS']);
    await made.open([learner.id]);
    const attempt = await takeAll(school, made, learner.token);

    await teacher.goto(`/${school.code}/tests/${made.id}/results/${attempt}`);
    const count = Object.keys(questionsOfEveryType).length;
    await lookAt(teacher, count, 'every kind checked');

    const { page, close } = await pageOf(browser, learner.token);
    await page.goto(`/courses/${school.code}/tests/${made.id}/${attempt}`);
    await lookAt(page, count, 'every kind read');
    await close();
  },
);

/** Expects all questions and no horizontal scrolling in any window. */
async function lookAt(page: Page, count: number, name: string): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('region', { name: /^Вопрос \d+/ })).toHaveCount(count);
    await expectAccessible(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([name, width, wider]).toEqual([name, width, 0]);
    await page.screenshot({ ...screenshotPath(`${name} ${width}`), fullPage: true });
  }
}

async function takeAll(school: School, { id }: CreatedTest, token: string): Promise<number> {
  const ask = graphqlClient(kafedraUrl(), token);
  const { data } = await ask(
    `{ company(code: "${school.code}") { learnerTest(databaseId: ${id}) { id } } }`,
  );
  const begun = await ask(
    `mutation ($input: BeginTestInput!) { beginTest(input: $input) { learnerAttempt { id databaseId questions {
      questionId type answers { databaseId } correspondences { databaseId isMain } selectInputItems { databaseId answerId sort }
    } } } }`,
    { input: { testId: data.company.learnerTest.id } },
  );
  const attempt = begun.data.beginTest.learnerAttempt;
  for (const question of attempt.questions) {
    const { data: given } = await ask(
      'mutation ($input: AnswerAttemptQuestionInput!) { answerAttemptQuestion(input: $input) { userErrors { message } } }',
      {
        input: {
          attemptId: attempt.id,
          questionId: question.questionId,
          revision: 1,
          answer: answers[question.type]?.(question),
        },
      },
    );
    expect([question.type, given?.answerAttemptQuestion.userErrors]).toEqual([question.type, []]);
  }
  await ask(
    'mutation ($input: FinishAttemptInput!) { finishAttempt(input: $input) { userErrors { message } } }',
    { input: { attemptId: attempt.id } },
  );
  return attempt.databaseId;
}
