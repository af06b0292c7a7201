// Normalizes a document so that two can be compared: ids from 1 in order, fields in a fixed order, and only the parts
// that a question of its kind has.
import type { Answer } from '@kafedra/common/assessments';
import {
  hasBlanksInText,
  hasRichValues,
  hasValuesInBlanks,
  defaultSettings,
  hasAcceptedValues,
  textsOf,
  filesShownIn,
  type TestDocument,
  type TestQuestion,
  type TestSettings,
} from './document.ts';

export function normalDocument(document: TestDocument): TestDocument {
  const questions = document.questions.map(normalQuestion);
  const shown = new Set([
    ...filesShownIn(document.description ?? ''),
    ...questions.flatMap((question) => [
      ...question.files,
      ...textsOf(question).flatMap((text) => [...filesShownIn(text)]),
    ]),
  ]);
  return {
    ...settingsOf(document),
    questions,
    files: document.files
      .filter(({ name }) => shown.has(name))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

/** The test's settings, without questions and files. */
export function settingsOf(document: TestSettings): TestSettings {
  const settings = { ...defaultSettings };
  for (const name of Object.keys(settings) as (keyof TestSettings)[]) {
    Object.assign(settings, { [name]: document[name] });
  }
  settings.parts = document.parts
    .map(({ part, title, draws_count }) => ({ part, title, draws_count }))
    .toSorted((one, other) => one.part - other.part);
  return settings;
}

const bySort = (one: { sort: number }, other: { sort: number }) => one.sort - other.sort;

export function normalQuestion(question: TestQuestion): TestQuestion {
  const answers = numberedAnswers(question);
  const pairs = question.type === 'correspondence' ? question : nothing;
  const { correspondences, places } = numberedItems(pairs.correspondences);
  const links = pairs.correspondence_links.flatMap((link) => {
    const main_id = places.get(link.main_id);
    const dependent_id = places.get(link.dependent_id);
    return main_id === undefined || dependent_id === undefined ? [] : [{ main_id, dependent_id }];
  });
  const criteria =
    question.type === 'assessment_by_criterion' ? question.question_criteria_by_sort : [];
  return {
    type: question.type,
    question: question.question,
    max_points: question.max_points,
    partial: question.partial,
    penalty_percentage: question.penalty_percentage,
    case_sensitive: question.case_sensitive,
    correspondence_multi: question.correspondence_multi,
    criterion_type: question.criterion_type,
    answers: answers.map(({ is }) => is),
    correspondences,
    correspondence_links: links.toSorted(
      (one, other) => one.main_id - other.main_id || one.dependent_id - other.dependent_id,
    ),
    select_input_items: numberedFillings(question, answers),
    question_criteria_by_sort: criteria
      .toSorted(bySort)
      .map(({ name, description, max_points }, index) => ({
        id: index + 1,
        name,
        description,
        max_points,
        sort: index + 1,
      })),
    part: question.part,
    timer: question.timer,
    required: question.required,
    max_attempts: question.max_attempts,
    infinity_attempts: question.infinity_attempts,
    shuffle_answers: question.shuffle_answers,
    show_answer_note: question.show_answer_note,
    check_without_register: question.check_without_register,
    criterion_points: question.criterion_points,
    solution: question.solution,
    topic: question.topic,
    active: question.active,
    files: [...question.files],
  };
}

const nothing = { correspondences: [], correspondence_links: [] };

function numberedItems(all: TestQuestion['correspondences']) {
  const items = [true, false].flatMap((isMain) =>
    all
      .filter(({ is_main }) => is_main === isMain)
      .toSorted(bySort)
      .map((was, index) => ({ was, sort: index + 1 })),
  );
  return {
    places: new Map(items.map(({ was }, index) => [was.id, index + 1])),
    correspondences: items.map(({ was: { is_main, value }, sort }, index) => ({
      id: index + 1,
      is_main,
      value,
      sort,
    })),
  };
}

interface Numbered {
  was: Answer;
  is: Answer;
}

/** Top-level answers first, then the children of each in the same order. */
function numberedAnswers({ type, answers }: TestQuestion): Numbered[] {
  const isOfChoices = type === 'radio' || type === 'checkbox';
  const hasAnswers = hasRichValues(type) || hasAcceptedValues(type) || hasValuesInBlanks(type);
  const top =
    hasAnswers || type === 'select_input'
      ? answers.filter(({ parent_answer_id }) => parent_answer_id === null).toSorted(bySort)
      : [];
  const byBlank = Map.groupBy(answers, ({ parent_answer_id }) => parent_answer_id);
  const below = hasValuesInBlanks(type)
    ? top.flatMap(({ id }) => (byBlank.get(id) ?? []).toSorted(bySort))
    : [];
  const ids = new Map([...top, ...below].map(({ id }, index) => [id, index + 1]));
  const counts = new Map<number | null, number>();
  return [...top, ...below].map((was) => {
    const parent = was.parent_answer_id;
    const sort = (counts.get(parent) ?? 0) + 1;
    counts.set(parent, sort);
    const is: Answer = {
      id: ids.get(was.id) ?? 0,
      value: was.value,
      comment: was.comment,
      correct: isOfChoices ? was.correct : hasAcceptedValues(type) || parent !== null,
      correct_position: type === 'sort' ? was.correct_position : null,
      // The author chose the number of a mark in a text.
      sort: parent === null && hasBlanksInText(type) ? was.sort : sort,
      parent_answer_id: parent === null ? null : (ids.get(parent) ?? null),
      tolerance: type === 'numeric_input' ? was.tolerance : null,
    };
    return { was, is };
  });
}

function numberedFillings(
  { type, select_input_items }: TestQuestion,
  answers: readonly Numbered[],
): TestQuestion['select_input_items'] {
  if (type !== 'select_input') return [];
  const byBlank = Map.groupBy(select_input_items, ({ answer_id }) => answer_id);
  const fillings = answers.flatMap(({ was, is }) =>
    (byBlank.get(was.id) ?? []).toSorted(bySort).map(({ value, correct }, index) => ({
      answer_id: is.id,
      value,
      correct,
      sort: index + 1,
    })),
  );
  return fillings.map((filling, index) => ({ id: index + 1, ...filling }));
}
