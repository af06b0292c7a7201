// An attempt as whoever takes it sees it: its questions without what tells the right answers, and after the finish as much
// as the settings of the test say.
import { sql, type SQL } from 'drizzle-orm';
import {
  gradeOf,
  seedOf,
  shownQuestion,
  type GradingScale,
  type ScoredPart,
} from '@kafedra/common/tests';
import { rowsOf, type Transaction } from '../../kit/database.ts';
import { notFound } from '../../kit/errors.ts';
import { idArray } from '../../kit/filters.ts';
import { wireText } from '../../kit/wire.ts';
import type { AskedQuestion } from '../questions/question-content.ts';
import { shownResults } from '../tables.ts';
import type { AttemptState } from './attempt-tables.ts';
import { noQuestion, type PlaceOfAnswer } from './answering.ts';
import { finishIfOver } from './finishing.ts';
import { findFiles, findQuestions, ofAttempt, type FoundQuestion } from './found-questions.ts';
import { isOf, noAttempt, type Taker } from './takers.ts';
import type {
  ShownAttempt,
  ShownAttemptQuestion,
  ShownFile,
  StoredAnswer,
} from './attempt-shapes.ts';

interface FoundAttempt {
  id: number;
  test_id: number;
  title: string;
  number: number;
  state: AttemptState;
  seed: number;
  shuffle_answers: boolean;
  began_at: string;
  deadline_at: string | null;
  finished_at: string | null;
  server_time: string;
  is_timed_out: boolean;
  annulled_at: string | null;
  annulment_reason: string | null;
  shown_result: (typeof shownResults)[number];
  grading_scale: GradingScale;
  successful_points: number | null;
  parts: { part: number; title: string }[];
}

/** Throws 404 where it is not theirs. What the clock has ended is finished first. */
export async function shownAttempt(
  transaction: Transaction,
  taker: Taker,
  id: number,
): Promise<ShownAttempt> {
  const attempt = await findAttempt(transaction, taker, id);
  const isOver = await finishIfOver(transaction, taker.companyId, attempt.id);
  const found =
    isOver && attempt.state === 'in_progress' ? await findAttempt(transaction, taker, id) : attempt;
  const asked = await findQuestions(transaction, taker.companyId, ofAttempt(found.id));
  const known = await findFiles(transaction, taker.companyId, asked);
  const levelOf = levelsOf(taker, found);
  const told = asked.filter((each) => levelOf(each) >= levels.points);
  return {
    id: found.id,
    test: { id: found.test_id, title: found.title, grading_scale: found.grading_scale },
    number: found.number,
    state: found.state,
    began_at: found.began_at,
    deadline_at: found.deadline_at,
    finished_at: found.finished_at,
    is_timed_out: found.is_timed_out,
    annulled_at: found.annulled_at,
    annulment_reason: found.annulment_reason,
    server_time: found.server_time,
    shown_result: found.shown_result,
    parts: found.parts,
    ...(told.length > 0 ? resultOf(told, found) : noResult),
    questions: asked.map((each) => shown(each, found, known, { level: levelOf(each) })),
  };
}

/** One question of it, as it is after something was done there. */
export async function shownAttemptQuestion(
  transaction: Transaction,
  taker: Taker,
  { attemptId, questionId }: PlaceOfAnswer,
): Promise<ShownAttemptQuestion> {
  const attempt = await findAttempt(transaction, taker, attemptId);
  const asked = await findQuestions(transaction, taker.companyId, ofAttempt(attemptId, questionId));
  const [question] = asked;
  if (question === undefined) throw notFound(noQuestion);
  const known = await findFiles(transaction, taker.companyId, asked);
  return shown(question, attempt, known, { level: levelsOf(taker, attempt)(question) });
}

/** Questions of attempts (`ofAttempt`, `ofRows`) with all that is known of them, as whoever checks them sees them. */
export async function questionsToCheck(
  transaction: Transaction,
  companyId: number,
  which: SQL,
): Promise<ShownAttemptQuestion[]> {
  const asked = await findQuestions(transaction, companyId, which);
  const ids = new Set(asked.map(({ attempt_id }) => attempt_id));
  const attempts = await rowsOf<ShuffledAttempt & { id: number }>(
    transaction,
    sql`select id, seed, shuffle_answers, state from test_attempts
      where company_id = ${companyId} and id = any(${idArray([...ids])})`,
  );
  const attemptOf = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const known = await findFiles(transaction, companyId, asked);
  const told = { level: levels.answers, isStaff: true };
  return asked.flatMap((each) => {
    const attempt = attemptOf.get(each.attempt_id);
    return attempt === undefined ? [] : [shown(each, attempt, known, told)];
  });
}

/** How much of the result of each question is told. */
function levelsOf(
  { userId }: Taker,
  { state, shown_result }: FoundAttempt,
): (asked: FoundQuestion) => number {
  const level = state === 'in_progress' ? levels.nothing : shownResults.indexOf(shown_result);
  return ({ question }) =>
    userId === null && !question.check_without_register ? levels.nothing : level;
}

const levels = { nothing: 0, points: 1, correctness: 2, answers: 3 } as const;

const noResult = { points: null, max_points: null, grade: null, is_passed: null };

/** Of visitors that of the questions which are told to them. */
function resultOf(
  told: readonly FoundQuestion[],
  { grading_scale, successful_points }: FoundAttempt,
): Pick<ShownAttempt, 'points' | 'max_points' | 'grade' | 'is_passed'> {
  const sum = (of: (each: FoundQuestion) => number) =>
    Math.round(told.reduce((total, each) => total + of(each) * 100, 0)) / 100;
  const points = sum((each) => each.points ?? 0);
  const max_points = sum((each) => each.max_points);
  const waits = told.some(({ state }) => state === 'waits');
  const grade = waits ? null : gradeOf(grading_scale, { points, max_points, successful_points });
  return {
    points,
    max_points,
    grade: grade?.words ?? null,
    is_passed: grade?.is_passed ?? null,
  };
}

/** What the order of shown answers hangs on, and whether it is over. */
type ShuffledAttempt = Pick<FoundAttempt, 'seed' | 'shuffle_answers' | 'state'>;

function shown(
  found: FoundQuestion,
  { seed, shuffle_answers, state: stateOfAttempt }: ShuffledAttempt,
  known: ReadonlyMap<number, ShownFile>,
  { level, isStaff = false }: { level: number; isStaff?: boolean },
): ShownAttemptQuestion {
  const { question, state, tries, opened_at, answer } = found;
  const isOver = stateOfAttempt !== 'in_progress';
  const isOpened = question.timer === null || opened_at !== null || isOver || isStaff;
  const shuffles = question.shuffle_answers ?? shuffle_answers;
  const visible = isOpened ? question : closed(question);
  const filesOf = (ids: readonly number[] = []) => ids.flatMap((id) => known.get(id) ?? []);
  const { is_over, question_id, part, place, deadline_at, id, revision, answered_at } = found;
  return {
    id,
    question_id,
    place,
    part,
    ...shownQuestion(visible, seedOf(seed, question_id), shuffles),
    files: isOpened ? filesOf(question.files_id) : [],
    required: question.required,
    timer: question.timer,
    is_opened: isOpened,
    deadline_at,
    is_over: is_over || isOver,
    tries_left: question.infinity_attempts ? null : Math.max(0, question.max_attempts - tries),
    revision,
    answered_at,
    answer: answer && told(answer, filesOf(answer.files_id)),
    score:
      level >= levels.correctness && state !== null
        ? scoreOf({ ...found, state }, level, isStaff)
        : null,
    right: level >= levels.answers ? rightOf(question) : null,
  };
}

const scoreOf = (
  {
    state,
    points,
    parts,
    marks,
    comment,
    checked_at,
    checker,
  }: FoundQuestion & { state: NonNullable<FoundQuestion['state']> },
  level: number,
  isStaff: boolean,
): ShownAttemptQuestion['score'] => ({
  state,
  points: points ?? 0,
  parts: toldParts(parts ?? [], level),
  marks,
  comment,
  checked_at,
  checker: isStaff ? checker : null,
});

/** Of a question whose time does not run yet nothing is told but its kind. */
const closed = (question: AskedQuestion): AskedQuestion => ({
  ...question,
  question: '',
  answers: [],
  correspondences: [],
  correspondence_links: [],
  select_input_items: [],
});

/** What was missed names right answers. */
const toldParts = (parts: readonly ScoredPart[], level: number) =>
  parts
    .filter(({ outcome }) => level >= levels.answers || outcome !== 'missed')
    .map((part) => ({ answer_id: null, main_id: null, dependent_id: null, ...part }));

const told = (answer: StoredAnswer, answered: ShownFile[]) => ({
  text: answer.text ?? null,
  answers_id: answer.answers_id ?? null,
  texts: answer.texts ?? null,
  items: answer.items ?? null,
  links: answer.links ?? null,
  files: answered,
});

const rightOf = ({
  answers,
  correspondence_links,
  select_input_items,
  show_answer_note,
  solution,
}: AskedQuestion): ShownAttemptQuestion['right'] => ({
  answers: answers.map((answer) => ({
    ...answer,
    comment: show_answer_note ? answer.comment : null,
  })),
  correspondence_links: [...correspondence_links],
  select_input_items: [...select_input_items],
  solution,
});

async function findAttempt(
  transaction: Transaction,
  taker: Taker,
  id: number,
): Promise<FoundAttempt> {
  const [found] = await rowsOf<FoundAttempt>(
    transaction,
    sql`select test_attempts.id, test_id, test.title, number, state, seed, test_attempts.shuffle_answers, is_timed_out,
        ${wireText(sql`began_at`)} as began_at, ${wireText(sql`deadline_at`)} as deadline_at,
        ${wireText(sql`finished_at`)} as finished_at, ${wireText(sql`now()`)} as server_time,
        ${wireText(sql`annulled_at`)} as annulled_at, annulment_reason,
        test.shown_result, test.grading_scale, test.successful_points,
        (select coalesce(json_agg(json_build_object('part', part.part, 'title', part.title) order by part.part), '[]'::json)
          from test_parts part where part.company_id = test.company_id and part.test_id = test.id and part.title is not null) as parts
      from test_attempts join tests test on test.company_id = test_attempts.company_id and test.id = test_attempts.test_id
      where test_attempts.id = ${id} and ${isOf(taker)}`,
  );
  if (found === undefined) throw notFound(noAttempt);
  return found;
}
