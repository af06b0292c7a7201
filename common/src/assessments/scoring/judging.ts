// Judges the parts of an answer as right, wrong or missed, by kind of question; `scoring.ts` computes the points.
import { bySort, topAnswers } from '../learner-answers.ts';
import { areNear, exactly, readNumber } from './numbers.ts';
import type {
  Answer,
  CorrespondenceLink,
  LearnerAnswer,
  Question,
  QuestionType,
} from '../questions.ts';
import { comparable } from './texts.ts';

/** `missed`: part of the right answer but not given. */
export type Outcome = 'right' | 'wrong' | 'missed';

/**
 * For choices, those ticked or right; for items to sort and for blanks, each; for a typed answer, the accepted one that
 * it matches. For correspondence, a pair that is given or right, or a main item that rightly has no pair.
 */
export type ScoredPart =
  | { answer_id: number; outcome: Outcome }
  | { main_id: number; dependent_id: number | null; outcome: Outcome };

export interface Judged {
  parts: ScoredPart[];
  /** Right parts out of `total`, which share the points equally. */
  right: number;
  total: number;
  /** Wrong parts in place of right ones, whose share is already lost. */
  misplaced: number;
  /** Wrong parts in addition to right ones. */
  extra: number;
}

type Judge = (question: Question, answer: LearnerAnswer) => Judged;

/** They take normalized answers. Null for kinds that a teacher checks. */
export const judges: Readonly<Record<QuestionType, Judge | null>> = {
  unknown: () => judged([], 0),
  input: judgeText,
  numeric_input: judgeNumber,
  radio: judgeChoices,
  checkbox: judgeChoices,
  sort: judgeOrder,
  multi_input: judgeTexts,
  text_input: judgeTexts,
  select_input: judgeItems,
  correspondence: judgePairs,
  textarea: null,
  audio_input: null,
  assessment_by_criterion: null,
};

function judgeText(question: Question, { text = '' }: LearnerAnswer): Judged {
  const taken = topAnswers(question).find((answer) => isSameText(question, answer, text));
  return judged(taken === undefined ? [] : [part(taken, 'right')], 1);
}

function judgeNumber(question: Question, { text = '' }: LearnerAnswer): Judged {
  const given = readNumber(text);
  const taken = topAnswers(question).find(({ value, tolerance }) => {
    const right = readNumber(value);
    if (given === null || right === null) return false;
    return areNear(given, right, readNumber(tolerance ?? '') ?? exactly);
  });
  return judged(taken === undefined ? [] : [part(taken, 'right')], 1);
}

function judgeChoices(question: Question, { answers_id = [] }: LearnerAnswer): Judged {
  const choices = topAnswers(question);
  const parts = choices.flatMap((choice) => {
    const isTicked = answers_id.includes(choice.id);
    if (!isTicked && !choice.correct) return [];
    if (!isTicked) return part(choice, 'missed');
    return part(choice, choice.correct ? 'right' : 'wrong');
  });
  const total = choices.filter(({ correct }) => correct).length;
  return { ...judged(parts, total), extra: count(parts, 'wrong') };
}

/**
 * Judges each item by its position, so that the displayed parts match the points. Items with the same right position or
 * with equal text are interchangeable.
 */
function judgeOrder(question: Question, { answers_id = [] }: LearnerAnswer): Judged {
  const placeOf = ({ correct_position }: Answer) => correct_position ?? Infinity;
  const items = topAnswers(question);
  const known = new Map(items.map((item) => [item.id, item]));
  const places = items.map(placeOf).toSorted((one, other) => one - other);
  const wanted = Map.groupBy(items, placeOf);
  const outcomes = new Map<number, Outcome>();
  answers_id.forEach((id, index) => {
    const alike = wanted.get(places[index] ?? NaN) ?? [];
    const look = normalizeDisplayed(known.get(id)?.value ?? '');
    const found = alike.findIndex(({ value }) => normalizeDisplayed(value) === look);
    if (found >= 0) alike.splice(found, 1);
    outcomes.set(id, found < 0 ? 'wrong' : 'right');
  });
  const parts = items.map((item) => part(item, outcomes.get(item.id) ?? 'missed'));
  return judged(parts, items.length);
}

function judgeTexts(question: Question, { texts = [] }: LearnerAnswer): Judged {
  const given = new Map(texts.map(({ answer_id, text }) => [answer_id, text]));
  const accepted = Map.groupBy(question.answers, ({ parent_answer_id }) => parent_answer_id);
  return judgeBlanks(question, (blank) => {
    const text = given.get(blank.id);
    if (text === undefined) return null;
    return (accepted.get(blank.id) ?? []).some((answer) => isSameText(question, answer, text));
  });
}

function judgeItems(question: Question, { items = [] }: LearnerAnswer): Judged {
  const given = new Map(items.map(({ answer_id, item_id }) => [answer_id, item_id]));
  const right = new Set(
    question.select_input_items.filter(({ correct }) => correct).map(({ id }) => id),
  );
  return judgeBlanks(question, (blank) => {
    const item = given.get(blank.id);
    return item === undefined ? null : right.has(item);
  });
}

/** `isRight` returns null for an empty blank. */
function judgeBlanks(question: Question, isRight: (blank: Answer) => boolean | null): Judged {
  const parts = topAnswers(question).map((blank) => {
    const is = isRight(blank);
    return part(blank, is === null ? 'missed' : is ? 'right' : 'wrong');
  });
  return { ...judged(parts, parts.length), misplaced: count(parts, 'wrong') };
}

/** Dependent items with equal text are interchangeable. */
function judgePairs(question: Question, { links = [] }: LearnerAnswer): Judged {
  const { correspondences, correspondence_multi: isMulti } = question;
  const places = new Map(bySort(correspondences).map(({ id }, place) => [id, place]));
  const placed = (all: readonly CorrespondenceLink[]) =>
    all.toSorted(
      (one, other) => (places.get(one.dependent_id) ?? 0) - (places.get(other.dependent_id) ?? 0),
    );
  const wanted = placed(question.correspondence_links);
  const looks = new Map(correspondences.map(({ id, value }) => [id, normalizeDisplayed(value)]));
  const result: Judged = judged([], wanted.length);
  for (const { id: main_id } of bySort(correspondences.filter(({ is_main }) => is_main))) {
    const missing = wanted.filter((link) => link.main_id === main_id);
    const isEmpty = missing.length === 0;
    const given = placed(links.filter((link) => link.main_id === main_id));
    if (isEmpty && given.length === 0) {
      result.parts.push({ main_id, dependent_id: null, outcome: 'right' });
    }
    for (const { dependent_id } of given) {
      const found = missing.findIndex(
        (link) => looks.get(link.dependent_id) === looks.get(dependent_id),
      );
      if (found >= 0) missing.splice(found, 1);
      const outcome = found < 0 ? 'wrong' : 'right';
      result.parts.push({ main_id, dependent_id, outcome });
      if (outcome === 'right') result.right += 1;
      else if (isMulti || isEmpty) result.extra += 1;
      else result.misplaced += 1;
    }
    for (const { dependent_id } of missing) {
      result.parts.push({ main_id, dependent_id, outcome: 'missed' });
    }
  }
  return result;
}

const judged = (parts: ScoredPart[], total: number): Judged => ({
  parts,
  right: count(parts, 'right'),
  total,
  misplaced: 0,
  extra: 0,
});

const part = ({ id }: Answer, outcome: Outcome): ScoredPart => ({ answer_id: id, outcome });

const count = (parts: readonly ScoredPart[], outcome: Outcome): number =>
  parts.filter((each) => each.outcome === outcome).length;

function isSameText({ case_sensitive }: Question, { value }: Answer, text: string): boolean {
  const given = comparable(text, case_sensitive);
  return given !== '' && given === comparable(value, case_sensitive);
}

/** Normalizes a displayed value: learners cannot distinguish values for which this is equal. */
export const normalizeDisplayed = (value: string): string =>
  value.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
