// The view of a question for takers before the finish, which reveals nothing about the right answer.
import type { Shuffle } from './drawing.ts';
import { bySort, topAnswers } from './learner-answers.ts';
import { maxPointsOf } from './scoring/points.ts';
import type { Answer, Correspondence, Criterion, Question, SelectItem } from './questions.ts';

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
  /**
   * Choices, items and blanks. `sort` is the displayed position; for a blank it is the number of its mark.
   */
  answers: Pick<Answer, 'id' | 'value' | 'sort'>[];
  correspondences: Correspondence[];
  select_input_items: Omit<SelectItem, 'correct'>[];
  question_criteria_by_sort: Criterion[];
}

/**
 * Items to sort and dependent items are always shuffled, choices if the test says so. All orders are equally likely,
 * including the right one: excluding it would reveal something. Only parts of the question's kind are included: former
 * choices may now be accepted answers.
 */
export function takerQuestion(
  question: Question,
  shuffle: Shuffle,
  shuffleAnswers = false,
): ShownQuestion {
  const { type } = question;
  const perhapsShuffled: Shuffle = (rows, kind) =>
    shuffleAnswers ? shuffle(rows, kind) : [...rows];
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
    answers: shownAnswers(question, shuffle, perhapsShuffled),
    correspondences: of('correspondence', () => shownCorrespondences(question, shuffle)),
    select_input_items: of('select_input', () => shownItems(question, perhapsShuffled)),
    question_criteria_by_sort: of('assessment_by_criterion', () =>
      renumbered(bySort(question.question_criteria_by_sort)),
    ),
  };
}

function shownAnswers(
  question: Question,
  shuffle: Shuffle,
  perhapsShuffled: Shuffle,
): ShownQuestion['answers'] {
  const shown = ({ id, value, sort }: Answer) => ({ id, value, sort });
  const top = topAnswers(question);
  switch (question.type) {
    case 'radio':
    case 'checkbox':
      return renumbered(perhapsShuffled(top, 'answers')).map(shown);
    case 'sort':
      return renumbered(shuffle(top, 'answers')).map(shown);
    case 'multi_input':
      return renumbered(top).map(shown);
    // Numbers are the marks in the text.
    case 'text_input':
    case 'select_input':
      return top.map(shown);
    default:
      return [];
  }
}

/** Options, blank by blank. */
function shownItems(
  question: Question,
  perhapsShuffled: Shuffle,
): ShownQuestion['select_input_items'] {
  const itemsOf = Map.groupBy(bySort(question.select_input_items), ({ answer_id }) => answer_id);
  return topAnswers(question)
    .flatMap(({ id }) => renumbered(perhapsShuffled(itemsOf.get(id) ?? [], 'select_input_items')))
    .map(({ id, answer_id, value, sort }) => ({ id, answer_id, value, sort }));
}

function shownCorrespondences({ correspondences }: Question, shuffle: Shuffle): Correspondence[] {
  const mains = bySort(correspondences.filter(({ is_main }) => is_main));
  const dependents = shuffle(
    correspondences.filter(({ is_main }) => !is_main),
    'correspondences',
  );
  return [...renumbered(mains), ...renumbered(dependents)].map(({ id, is_main, value, sort }) => ({
    id,
    is_main,
    value,
    sort,
  }));
}

/** Original numbers would reveal the order in which rows were written, and gaps of deleted ones. */
const renumbered = <Each extends { sort: number }>(rows: readonly Each[]): Each[] =>
  rows.map((row, index) => ({ ...row, sort: index + 1 }));
