// What of a question its takers may see before the finish: nothing that tells the right answer.
import { seedOf, shuffled } from './drawing.ts';
import { inOrder, topAnswers } from './given.ts';
import { maxPointsOf } from './points.ts';
import type { Answer, Correspondence, Criterion, Question, SelectItem } from './questions.ts';
import { scoreOf } from './scoring.ts';

export interface ShownQuestion extends Pick<
  Question,
  | 'type'
  | 'question'
  | 'max_points'
  | 'partial'
  | 'penalty_percentage'
  | 'case_sensitive'
  | 'correspondence_multi'
  | 'criterion_type'
> {
  /** Choices, items and blanks. `sort` is their place in what is shown; of a blank it is its number. */
  answers: Pick<Answer, 'id' | 'value' | 'sort'>[];
  correspondences: Correspondence[];
  select_input_items: Omit<SelectItem, 'correct'>[];
  question_criteria_by_sort: Criterion[];
}

/**
 * What is sorted and dependent items are always shuffled, choices where the test says so. Only what belongs to the question's
 * kind is there: of a question that was one of choices before, the choices may be what is taken for right now.
 */
export function shownQuestion(
  question: Question,
  seed: number,
  shuffleAnswers = false,
): ShownQuestion {
  const { type } = question;
  const perhapsShuffled = <Each extends { id: number }>(rows: readonly Each[]) =>
    shuffleAnswers ? shuffled(rows, seed) : rows;
  const of = <Each>(kind: Question['type'], rows: () => Each[]) => (type === kind ? rows() : []);
  return {
    type,
    question: question.question,
    max_points: maxPointsOf(question),
    partial: question.partial,
    penalty_percentage: question.penalty_percentage,
    case_sensitive: question.case_sensitive,
    correspondence_multi: question.correspondence_multi,
    criterion_type: question.criterion_type,
    answers: shownAnswers(question, seed, perhapsShuffled),
    correspondences: of('correspondence', () => shownCorrespondences(question, seed)),
    select_input_items: of('select_input', () =>
      [...Map.groupBy(inOrder(question.select_input_items), ({ answer_id }) => answer_id).values()]
        .flatMap((items) => renumbered(perhapsShuffled(items)))
        .map(({ id, answer_id, value, sort }) => ({ id, answer_id, value, sort })),
    ),
    question_criteria_by_sort: of('assessment_by_criterion', () =>
      inOrder(question.question_criteria_by_sort),
    ),
  };
}

type Shuffling = <Each extends { id: number }>(rows: readonly Each[]) => readonly Each[];

function shownAnswers(
  question: Question,
  seed: number,
  perhapsShuffled: Shuffling,
): ShownQuestion['answers'] {
  const shown = ({ id, value, sort }: Answer) => ({ id, value, sort });
  switch (question.type) {
    case 'radio':
    case 'checkbox':
      return renumbered(perhapsShuffled(topAnswers(question))).map(shown);
    case 'sort':
      return renumbered(itemsToSort(question, seed)).map(shown);
    case 'multi_input':
    case 'text_input':
    case 'select_input':
      return topAnswers(question).map(shown);
    default:
      return [];
  }
}

/** So many orders are tried; that all of them are right has no likelihood where another one is possible. */
const mostOrders = 50;

/** Not in the right order, so that something is to be done; but two items would tell it by that. */
function itemsToSort(question: Question, seed: number): Answer[] {
  const items = topAnswers(question);
  for (let order = 0; order < mostOrders; order += 1) {
    const shown = shuffled(items, seedOf(seed, order));
    const { state } = scoreOf(question, { answers_id: shown.map(({ id }) => id) });
    if (state !== 'right' || items.length < 3) return shown;
  }
  return items;
}

function shownCorrespondences({ correspondences }: Question, seed: number): Correspondence[] {
  const mains = inOrder(correspondences.filter(({ is_main }) => is_main));
  const dependents = shuffled(
    correspondences.filter(({ is_main }) => !is_main),
    seed,
  );
  return [...renumbered(mains), ...renumbered(dependents)].map(({ id, is_main, value, sort }) => ({
    id,
    is_main,
    value,
    sort,
  }));
}

/** The numbers that rows had would tell in which order they were written. */
const renumbered = <Each extends { sort: number }>(rows: readonly Each[]): Each[] =>
  rows.map((row, index) => ({ ...row, sort: index + 1 }));
