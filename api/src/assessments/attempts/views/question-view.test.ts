// Tests on a thousand random questions with random secrets that takers' views do not correlate with right answers,
// while database ids would.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { scoreOf, type Question } from '@kafedra/common/assessments';
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
import type { AttemptQuestionContent } from '../../questions/question-content.ts';
import type { StoredAnswer } from '../attempt-shapes.ts';
import type { FoundQuestion } from '../attempt-questions.ts';
import { createPartIds, withPartIds } from './part-ids.ts';
import {
  checkerView,
  visibilityLevels,
  takerView,
  type AttemptOfQuestion,
} from './question-view.ts';

const count = 1000;

const secret = () => randomBytes(32).toString('hex');

type Row = Record<string, unknown>;

/** As stored in the database: ids follow the order in which the author wrote the parts. */
function storedQuestion({ body }: AuthoredQuestion, firstId: number): AttemptQuestionContent {
  let id = firstId;
  const rows = (name: string, of: Row = body): Row[] =>
    ((of[name] ?? []) as Row[]).map((row, index) => {
      id += 1;
      return { ...row, id, sort: index + 1 };
    });
  const answers = rows('answers').map((row, index) => ({
    comment: null,
    correct: false,
    correct_position: body.type === 'sort' ? index + 1 : null,
    parent_answer_id: null,
    tolerance: null,
    ...row,
  })) as unknown as Question['answers'];
  const correspondences = rows('correspondences') as unknown as Question['correspondences'];
  const links = (body['correspondence_links'] ?? []) as { main: number; dependent: number }[];
  return {
    ...body,
    id: firstId,
    penalty_percentage: null,
    case_sensitive: false,
    correspondence_multi: false,
    criterion_type: 'points',
    answers,
    correspondences,
    correspondence_links: links.map(({ main, dependent }) => ({
      main_id: correspondences[main]?.id ?? 0,
      dependent_id: correspondences[dependent]?.id ?? 0,
    })),
    select_input_items: answers.flatMap((blank) =>
      rows('select_input_items', blank as unknown as Row).map((row) => ({
        ...row,
        answer_id: blank.id,
      })),
    ),
    question_criteria_by_sort: [],
    timer: null,
    max_attempts: 1,
    infinity_attempts: true,
    required: false,
    shuffle_answers: true,
    show_answer_note: true,
    check_without_register: false,
    solution: null,
    files_id: [],
  } as unknown as AttemptQuestionContent;
}

const found = (question: AttemptQuestionContent, answer: StoredAnswer | null): FoundQuestion => ({
  id: question.id,
  attempt_id: 1,
  question_id: question.id,
  question,
  place: 1,
  part: 1,
  opened_at: null,
  deadline_at: null,
  is_over: false,
  answer,
  revision: answer === null ? 0 : 1,
  answered_at: null,
  tries: 0,
  ...scoreOf(question, answer),
  marks: null,
  comment: null,
  checked_at: null,
  checker: null,
});

const none = new Map();

type View = (found: FoundQuestion, attempt: AttemptOfQuestion, level: number) => SeenQuestion;

/**
 * Everything shown of the question before and after the finish, unless it reveals the right answers by design.
 */
function seenBy(view: View, question: AuthoredQuestion, seed: number): ComparedParts[] {
  const whole = storedQuestion(question, 50_000 + seed * 100);
  const attempt = { secret: secret(), shuffle_answers: true, state: 'in_progress' } as const;
  const open = view(found(whole, null), attempt, visibilityLevels.nothing);
  const given = anyAnswer(question.kind, open, randomOf(seed)) as StoredAnswer;
  const ids = createPartIds(attempt.secret, whole, { takesOldIds: true });
  const answered = found(whole, withPartIds(given, ids.toDatabaseId));
  const over = { ...attempt, state: 'checked' } as const;
  const everything = [
    open,
    view(answered, attempt, visibilityLevels.nothing),
    ...[visibilityLevels.nothing, visibilityLevels.points, visibilityLevels.correctness].map(
      (level) => view(answered, over, level),
    ),
  ].map((each) => ({ ...each, right: null }));
  return compared(question, open, withoutOutcomes({ ...everything }));
}

/** The same number of each kind. */
const manyBy = (view: View): ComparedParts[] =>
  Array.from({ length: count }, (_, seed) => {
    const kind = authoredKinds[seed % authoredKinds.length] ?? 'sort';
    return seenBy(view, authorQuestion(kind, randomOf(seed)), seed);
  }).flat();

test('nothing shown to takers correlates with right answers', () => {
  const all = manyBy((each, attempt, level) => takerView(each, attempt, none, level));
  expect(findLeaks(all)).toEqual([]);
});

test('the search detects serial ids in each kind of question', () => {
  const findings = findLeaks(manyBy((each, attempt) => checkerView(each, attempt, none)));
  const ofIds = findings.filter(({ trait }) => /\bid, by id$/.test(trait));
  expect(new Set(ofIds.map(({ trait }) => trait.split(':')[0]))).toEqual(new Set(authoredKinds));
});

test('the search detects an order that never equals the right one', () => {
  const never = (each: FoundQuestion, attempt: AttemptOfQuestion): SeenQuestion => {
    const { answers } = each.question;
    for (;;) {
      const view = takerView(
        each,
        { ...attempt, secret: secret() },
        none,
        visibilityLevels.nothing,
      );
      if (view.answers.some(({ value }, index) => answers[index]?.value !== value)) return view;
    }
  };
  const ofThree = Array.from({ length: count }, (_, seed) => {
    const question = authorQuestion('sort', randomOf(seed));
    const answers = (question.body['answers'] as Row[]).slice(0, 3);
    const three = { ...question, body: { ...question.body, answers } };
    const whole = storedQuestion(three, 50_000 + seed * 100);
    const attempt = { secret: secret(), shuffle_answers: true, state: 'in_progress' } as const;
    const view = never(found(whole, null), attempt);
    return compared(three, view, view);
  }).flat();
  expect(findLeaks(ofThree).map(({ trait }) => trait)).toContain('sort: answers[] place, by id');
});

test('ids differ between attempts, have ten digits, and map back', () => {
  const question = storedQuestion(authorQuestion('correspondence', randomOf(1)), 100);
  const [one, other] = [createPartIds('one', question), createPartIds('other', question)];
  const ids = question.correspondences.map(({ id }) => id);
  const hidden = ids.map((id) => one.toAttemptId('correspondences', id));
  expect(hidden.filter((id) => String(id).length !== 10 || id >= 2 ** 31)).toEqual([]);
  expect(new Set(hidden).size).toBe(ids.length);
  expect(hidden.map((id) => one.toDatabaseId('correspondences', id))).toEqual(ids);
  expect(hidden.map((id) => other.toDatabaseId('correspondences', id))).toEqual(ids.map(() => 0));
  expect(ids.map((id) => one.toDatabaseId('correspondences', id))).toEqual(ids.map(() => 0));
  const old = createPartIds('one', question, { takesOldIds: true });
  expect(ids.map((id) => old.toDatabaseId('correspondences', id))).toEqual(ids);
  expect(old.toDatabaseId('answers', ids[0] ?? 0)).toBe(0);
});
