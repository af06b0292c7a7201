// Builds the views of a question in an attempt: the full one for teachers, and one for takers that hides right answers
// and, after the finish, shows what the test allows.
import { takerQuestion, type ScoredPart } from '@kafedra/common/assessments';
import type { AttemptQuestionContent } from '../../questions/question-content.ts';
import type { shownResults } from '../../shown-results.ts';
import type { ShownAttemptQuestion, ShownFile, StoredAnswer } from '../attempt-shapes.ts';
import type { AttemptState } from '../attempt-tables.ts';
import type { FoundQuestion } from '../attempt-questions.ts';
import { createPartIds, type PartIds } from './part-ids.ts';
import { hideAuthorData } from './taker-view.ts';

/** What the view depends on: the order and ids of parts, and whether the attempt is finished. */
export interface AttemptOfQuestion {
  secret: string;
  shuffle_answers: boolean;
  state: AttemptState;
}

/** How much of a result is visible. */
export const visibilityLevels = { nothing: 0, points: 1, correctness: 2, answers: 3 } as const;

export const visibilityLevelOf = (
  { state }: Pick<AttemptOfQuestion, 'state'>,
  result: (typeof shownResults)[number],
): number => (state === 'in_progress' ? visibilityLevels.nothing : visibilityLevels[result]);

type Files = ReadonlyMap<number, ShownFile>;

/** The view for the taker. */
export function takerView(
  found: FoundQuestion,
  attempt: AttemptOfQuestion,
  files: Files,
  level: number,
): ShownAttemptQuestion {
  const ids = createPartIds(attempt.secret, found.question);
  const isOpened =
    found.question.timer === null || found.opened_at !== null || attempt.state !== 'in_progress';
  return hideAuthorData(view(found, attempt, files, { level, ids, isOpened }), ids);
}

/** The view for a teacher, with database ids. */
export function checkerView(
  found: FoundQuestion,
  attempt: AttemptOfQuestion,
  files: Files,
): ShownAttemptQuestion {
  const ids = createPartIds(attempt.secret, found.question);
  const shown = view(found, attempt, files, {
    level: visibilityLevels.answers,
    ids,
    isOpened: true,
  });
  return { ...shown, score: shown.score && { ...shown.score, checker: found.checker } };
}

function view(
  found: FoundQuestion,
  { shuffle_answers, state: stateOfAttempt }: AttemptOfQuestion,
  files: Files,
  { level, ids, isOpened }: { level: number; ids: PartIds; isOpened: boolean },
): ShownAttemptQuestion {
  const { question, state, tries, answer } = found;
  const isOver = stateOfAttempt !== 'in_progress';
  const shown = takerQuestion(
    isOpened ? question : closed(question),
    ids.shuffle,
    question.shuffle_answers ?? shuffle_answers,
  );
  const filesOf = (some: readonly number[] = []) => some.flatMap((id) => files.get(id) ?? []);
  const { is_over, question_id, part, place, deadline_at, id, revision, answered_at } = found;
  return {
    id,
    question_id,
    place,
    part,
    ...shown,
    files: isOpened ? filesOf(question.files_id) : [],
    required: question.required,
    timer: question.timer,
    is_opened: isOpened,
    deadline_at,
    is_over: is_over || isOver,
    tries_left: question.infinity_attempts ? null : Math.max(0, question.max_attempts - tries),
    revision,
    answered_at,
    answer: answer && shownAnswer(answer, filesOf(answer.files_id)),
    score:
      level >= visibilityLevels.correctness && state !== null
        ? scoreOf({ ...found, state }, shown, level)
        : null,
    right: level >= visibilityLevels.answers ? rightOf(question) : null,
  };
}

type ShownParts = Pick<ShownAttemptQuestion, 'answers' | 'correspondences'>;

const scoreOf = (
  {
    state,
    points,
    parts,
    marks,
    comment,
    checked_at,
  }: FoundQuestion & { state: NonNullable<FoundQuestion['state']> },
  shown: ShownParts,
  level: number,
): ShownAttemptQuestion['score'] => ({
  state,
  points: points ?? 0,
  parts: visibleParts(parts ?? [], shown, level),
  marks,
  comment,
  checked_at,
  checker: null,
});

/** A timed question that is not opened yet shows only its kind. */
const closed = (question: AttemptQuestionContent): AttemptQuestionContent => ({
  ...question,
  question: '',
  answers: [],
  correspondences: [],
  correspondence_links: [],
  select_input_items: [],
});

/**
 * The scores of parts in the order shown. Missed parts are left out unless answers are visible: they would reveal right
 * answers.
 */
function visibleParts(
  parts: readonly ScoredPart[],
  { answers, correspondences }: ShownParts,
  level: number,
) {
  const placeIn = (rows: readonly { id: number }[], id: number | null) =>
    rows.findIndex((row) => row.id === id);
  return parts
    .filter(({ outcome }) => level >= visibilityLevels.answers || outcome !== 'missed')
    .map((part) => ({ answer_id: null, main_id: null, dependent_id: null, ...part }))
    .map((part) => ({
      part,
      places: [
        placeIn(answers, part.answer_id),
        placeIn(correspondences, part.main_id),
        placeIn(correspondences, part.dependent_id),
      ],
    }))
    .toSorted((one, other) => firstDifference(one.places, other.places))
    .map(({ part }) => part);
}

const firstDifference = (one: readonly number[], other: readonly number[]): number =>
  one.map((place, index) => place - (other[index] ?? 0)).find((difference) => difference !== 0) ??
  0;

const shownAnswer = (answer: StoredAnswer, answered: ShownFile[]) => ({
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
}: AttemptQuestionContent): ShownAttemptQuestion['right'] => ({
  answers: answers.map((answer) => ({
    ...answer,
    comment: show_answer_note ? answer.comment : null,
  })),
  correspondence_links: [...correspondence_links],
  select_input_items: [...select_input_items],
  solution,
});
