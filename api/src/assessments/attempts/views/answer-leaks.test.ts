// Tests that nothing in a learner's view of an attempt correlates with right answers: neither ids, order nor any other
// value.
import { beforeAll, describe, expect, test } from 'vitest';
import {
  anyAnswer,
  authorQuestion,
  authoredKinds,
  compared,
  randomOf,
  withoutOutcomes,
  type AuthoredQuestion,
  type SeenQuestion,
} from '../../../../testing/contract/answer-leaks/authored.ts';
import { findLeaks, type ComparedParts } from '../../../../testing/contract/answer-leaks/search.ts';
import { openTestSchool, type TestSchool } from '../../../../testing/schools/taken-tests.ts';

let at: TestSchool;

beforeAll(async () => {
  at = await openTestSchool('answer-leaks');
});

const newTest = (questions: readonly AuthoredQuestion[]) =>
  at.newTest(
    questions.map(({ body }) => body),
    { shuffle_answers: true, shown_result: 'correctness', max_attempts: 5 },
  );

/**
 * Takes a test with one question of each kind and collects everything that the learner was shown.
 */
async function taken(seed: number): Promise<ComparedParts[]> {
  const random = randomOf(seed);
  const questions = authoredKinds.map((kind) => authorQuestion(kind, random));
  const id = await newTest(questions);
  const as = at.learner;
  const begun = await at.done('POST', `/tests/${id}/attempts`, {}, as);
  const seen: SeenQuestion[] = begun.questions;
  const echoes: unknown[] = [];
  for (const [index, question] of seen.entries()) {
    const kind = questions[index]?.kind ?? 'sort';
    const answer = { ...anyAnswer(kind, question, random), revision: 1 };
    const path = `/attempts/${begun.id}/answers/${String(question['question_id'])}`;
    echoes.push(await at.done('PUT', path, answer, as));
  }
  const open = await at.done('GET', `/learning/attempts/${begun.id}`, undefined, as);
  const finished = await at.done('POST', `/attempts/${begun.id}/finish`, {}, as);
  return questions.flatMap((question, index) => {
    const everything = {
      begun: seen[index],
      echo: echoes[index],
      open: open.questions[index],
      finished: finished.questions[index],
    };
    return compared(question, seen[index] ?? {}, withoutOutcomes(everything));
  });
}

async function takenMany(count: number): Promise<ComparedParts[]> {
  const all: ComparedParts[] = [];
  const atOnce = 4;
  for (let first = 0; first < count; first += atOnce) {
    const seeds = Array.from({ length: Math.min(atOnce, count - first) }, (_, one) => first + one);
    all.push(...(await Promise.all(seeds.map(taken))).flat());
  }
  return all;
}

describe('nothing shown to a learner correlates with right answers', () => {
  test('in some tests', async () => {
    expect(findLeaks(await takenMany(30))).toEqual([]);
  });

  // 18,000 requests, however busy the machine is.
  test('in a thousand tests', { tags: ['deep'], timeout: 3_600_000 }, async () => {
    expect(findLeaks(await takenMany(1000))).toEqual([]);
  });
});

/** A strategy that sorts parts by what the learner sees of them; both sides of pairs alike. */
type Guess = (one: SeenPart, other: SeenPart) => number;

interface SeenPart {
  id: number;
  value: string;
}

interface SeenAttempt {
  id: number;
  questions: {
    question_id: number;
    type: string;
    answers: SeenPart[];
    correspondences: (SeenPart & { is_main: boolean })[];
  }[];
}

const guessed = ({ answers, correspondences }: SeenAttempt['questions'][number], guess: Guess) => {
  const [mains = [], dependents = []] = [true, false].map((isMain) =>
    correspondences.filter(({ is_main }) => is_main === isMain).toSorted(guess),
  );
  return answers.length > 0
    ? { answers_id: answers.toSorted(guess).map(({ id }) => id) }
    : {
        links: mains.map(({ id }, index) => ({
          main_id: id,
          dependent_id: dependents[index]?.id,
        })),
      };
};

test.each<[string, Guess]>([
  ['ids', (one, other) => one.id - other.id],
  ['ids, the last one first', (one, other) => other.id - one.id],
  ['what is shown first', () => 0],
  ['words', (one, other) => (one.value < other.value ? -1 : 1)],
])('a learner who sorts by %s gets no more points than by chance', async (_, guess) => {
  const words = (letter: string, step: number) =>
    [0, 1, 2, 3, 4].map((index) => `${letter}${(index * step) % 5}`);
  const [mains, dependents] = [words('а', 2), words('б', 3)];
  const sorted = { type: 'sort', answers: words('в', 2).map((value) => ({ value })) };
  const paired = {
    type: 'correspondence',
    correspondences: mains.flatMap((value, index) => [
      { is_main: true, value },
      { is_main: false, value: dependents[index] },
    ]),
    correspondence_links: mains.map((_, index) => ({ main: 2 * index, dependent: 2 * index + 1 })),
  };
  const questions = Array.from({ length: 10 }, (_, index) => ({
    question: '<p>Вопрос</p>',
    ...(index % 2 === 0 ? sorted : paired),
  }));
  const id = await at.newTest(questions, { shown_result: 'points', max_attempts: 5 });
  let points = 0;
  for (const _ of [1, 2, 3, 4, 5]) {
    const begun: SeenAttempt = await at.done('POST', `/tests/${id}/attempts`, {}, at.learner);
    for (const question of begun.questions) {
      const path = `/attempts/${begun.id}/answers/${question.question_id}`;
      await at.done('PUT', path, { ...guessed(question, guess), revision: 1 }, at.learner);
    }
    const finished = await at.done('POST', `/attempts/${begun.id}/finish`, {}, at.learner);
    points += finished.points;
  }
  // Each has one right order of 120: more than 7 of 50 occur by chance once in eighty million runs.
  expect(points).toBeLessThanOrEqual(7);
});
