// Validates a question before it becomes active: the editor shows flaws at their fields, and the server does not
// activate a question with flaws. A question without flaws has a right answer.
import { blankMark, blanksIn } from './blanks.ts';
import { bySort, topAnswers } from './learner-answers.ts';
import { normalizeDisplayed } from './scoring/judging.ts';
import { readNumber } from './scoring/numbers.ts';
import type { Answer, Question, QuestionType } from './questions.ts';
import { comparable } from './scoring/texts.ts';

export type FlawCode =
  | 'no_type'
  | 'no_text'
  | 'no_right_answer'
  | 'several_right_answers'
  | 'too_few'
  | 'empty'
  | 'equal'
  | 'not_a_number'
  | 'wrong_tolerance'
  | 'no_position'
  | 'no_order'
  | 'no_blanks'
  | 'repeated_blank'
  | 'repeated_mark'
  | 'mark_without_blank'
  | 'blank_without_mark'
  | 'no_pairs'
  | 'broken_pair'
  | 'linked_twice'
  | 'no_criteria'
  | 'no_points';

export type FlawField =
  | 'type'
  | 'question'
  | 'answers'
  | 'select_input_items'
  | 'correspondences'
  | 'correspondence_links'
  | 'question_criteria_by_sort';

export interface Flaw {
  field: FlawField;
  /** The id of the affected row; null for the whole field. */
  id: number | null;
  code: FlawCode;
  /** In Russian. */
  message: string;
}

export const flawsOf = (question: Question): Flaw[] => [
  ...(normalizeDisplayed(question.question) === ''
    ? [flaw('question', null, 'no_text', 'Напишите текст вопроса')]
    : []),
  ...flawsByType[question.type](question),
];

const none = (): Flaw[] => [];

const flawsByType: Readonly<Record<QuestionType, (question: Question) => Flaw[]>> = {
  unknown: () => [flaw('type', null, 'no_type', 'Выберите тип вопроса')],
  input: (question) => flawsOfAccepted(topAnswers(question), null),
  numeric_input: flawsOfNumbers,
  radio: flawsOfChoices,
  checkbox: flawsOfChoices,
  sort: flawsOfOrder,
  multi_input: flawsOfTyped,
  text_input: (question) => [...flawsOfMarks(question), ...flawsOfTyped(question)],
  select_input: (question) => [...flawsOfMarks(question), ...flawsOfSelected(question)],
  correspondence: flawsOfPairs,
  textarea: none,
  audio_input: none,
  assessment_by_criterion: flawsOfCriteria,
};

const flaw = (field: FlawField, id: number | null, code: FlawCode, message: string): Flaw => ({
  field,
  id,
  code,
  message,
});

/** For a blank, or for the whole question if `blank` is null. */
function flawsOfAccepted(accepted: readonly Answer[], blank: Answer | null): Flaw[] {
  const place = blank === null ? '' : ` для пропуска ${blank.sort}`;
  if (accepted.length === 0) {
    const message = `Добавьте правильный ответ${place}`;
    return [flaw('answers', blank?.id ?? null, 'no_right_answer', message)];
  }
  return accepted
    .filter(({ value }) => comparable(value, true) === '')
    .map(({ id }) => flaw('answers', id, 'empty', 'Правильный ответ пустой'));
}

function flawsOfNumbers(question: Question): Flaw[] {
  const answers = topAnswers(question);
  const missing = flawsOfAccepted(answers, null);
  const wrong = answers.flatMap(({ id, value, tolerance }) => {
    const isNumber = comparable(value, true) === '' || readNumber(value) !== null;
    const off = readNumber(tolerance ?? '0');
    return [
      ...(isNumber ? [] : [flaw('answers', id, 'not_a_number', 'Правильный ответ — не число')]),
      ...(off !== null && off.digits >= 0n
        ? []
        : [flaw('answers', id, 'wrong_tolerance', 'Погрешность — число от 0')]),
    ];
  });
  return [...missing, ...wrong];
}

function flawsOfChoices(question: Question): Flaw[] {
  const choices = topAnswers(question);
  const flaws = [
    ...flawsOfOffered('answers', choices, null),
    ...equalOnes('answers', choices, 'Вариант'),
  ];
  const right = choices.filter(({ correct }) => correct).length;
  if (choices.length > 0 && right === 0) {
    flaws.push(flaw('answers', null, 'no_right_answer', 'Отметьте правильный вариант'));
  }
  if (question.type === 'radio' && right > 1) {
    flaws.push(flaw('answers', null, 'several_right_answers', 'Правильный вариант — только один'));
  }
  return flaws;
}

/** Items with equal text («м», «а», «м», «а») are allowed: they are interchangeable. */
function flawsOfOrder(question: Question): Flaw[] {
  const items = topAnswers(question);
  const flaws = flawsOfOffered('answers', items, null);
  for (const { id, correct_position } of items) {
    if (correct_position === null) {
      flaws.push(flaw('answers', id, 'no_position', 'Укажите место в правильном порядке'));
    }
  }
  const positions = new Set(items.map(({ correct_position }) => correct_position));
  if (items.length > 1 && positions.size === 1) {
    flaws.push(flaw('answers', null, 'no_order', 'Любой порядок оказывается правильным'));
  }
  return flaws;
}

/** Each mark in the text needs a blank, and each blank a mark. */
function flawsOfMarks(question: Question): Flaw[] {
  const marks = blanksIn(question.question);
  const blanks = topAnswers(question);
  const numbers = blanks.map(({ sort }) => sort);
  return [
    ...[...new Set(marks)].flatMap((number) => {
      const mark = blankMark(number);
      const isRepeated = marks.indexOf(number) !== marks.lastIndexOf(number);
      return [
        ...(isRepeated
          ? [flaw('question', null, 'repeated_mark', `Пропуск ${mark} стоит в тексте дважды`)]
          : []),
        ...(numbers.includes(number)
          ? []
          : [flaw('question', null, 'mark_without_blank', `Для пропуска ${mark} нет ответа`)]),
      ];
    }),
    ...blanks.flatMap(({ id, sort }, index) => [
      ...(marks.includes(sort)
        ? []
        : [flaw('answers', id, 'blank_without_mark', `В тексте нет пропуска ${blankMark(sort)}`)]),
      ...(numbers.indexOf(sort) === index
        ? []
        : [flaw('answers', id, 'repeated_blank', `Пропуск ${sort} уже есть`)]),
    ]),
  ];
}

function flawsOfTyped(question: Question): Flaw[] {
  const accepted = Map.groupBy(question.answers, ({ parent_answer_id }) => parent_answer_id);
  return flawsOfBlanks(question, (blank) => flawsOfAccepted(accepted.get(blank.id) ?? [], blank));
}

function flawsOfSelected(question: Question): Flaw[] {
  const items = Map.groupBy(question.select_input_items, ({ answer_id }) => answer_id);
  return flawsOfBlanks(question, (blank) => {
    const offered = bySort(items.get(blank.id) ?? []);
    const flaws = [
      ...flawsOfOffered('select_input_items', offered, blank),
      ...equalOnes('select_input_items', offered, 'Вариант'),
    ];
    if (offered.length > 0 && !offered.some(({ correct }) => correct)) {
      const message = `Отметьте правильный вариант для пропуска ${blank.sort}`;
      flaws.push(flaw('answers', blank.id, 'no_right_answer', message));
    }
    return flaws;
  });
}

function flawsOfBlanks(question: Question, flawsOfBlank: (blank: Answer) => Flaw[]): Flaw[] {
  const blanks = topAnswers(question);
  return blanks.length === 0
    ? [flaw('answers', null, 'no_blanks', 'Добавьте хотя бы один пропуск')]
    : blanks.flatMap(flawsOfBlank);
}

/** Choices, items or options; of a blank, or of the whole question. */
function flawsOfOffered(
  field: 'answers' | 'select_input_items',
  offered: readonly { id: number; value: string }[],
  blank: Answer | null,
): Flaw[] {
  const flaws = flawsOfValues(field, offered, 'Вариант');
  if (offered.length > 1) return flaws;
  const place = blank === null ? '' : ` для пропуска ${blank.sort}`;
  const message = `Добавьте хотя бы два варианта${place}`;
  return [
    flaw(blank === null ? field : 'answers', blank?.id ?? null, 'too_few', message),
    ...flaws,
  ];
}

const flawsOfValues = (
  field: FlawField,
  all: readonly { id: number; value: string }[],
  noun: string,
): Flaw[] =>
  all.flatMap(({ id, value }, index) =>
    normalizeDisplayed(value) === ''
      ? [flaw(field, id, 'empty', `${noun} ${index + 1} пустой`)]
      : [],
  );

const equalOnes = (
  field: FlawField,
  all: readonly { id: number; value: string }[],
  noun: string,
): Flaw[] => {
  const looks = all.map(({ value }) => normalizeDisplayed(value));
  return all.flatMap(({ id }, index) => {
    const first = looks.indexOf(looks[index] ?? '');
    return first === index || looks[index] === ''
      ? []
      : [flaw(field, id, 'equal', `${noun} ${index + 1} такой же, как ${first + 1}`)];
  });
};

/** Dependent items with equal text are allowed: they are interchangeable. */
function flawsOfPairs(question: Question): Flaw[] {
  const { correspondences, correspondence_links: links, correspondence_multi: isMulti } = question;
  const mains = bySort(correspondences.filter(({ is_main }) => is_main));
  const dependents = bySort(correspondences.filter(({ is_main }) => !is_main));
  const isPair = (link: { main_id: number; dependent_id: number }) =>
    mains.some(({ id }) => id === link.main_id) &&
    dependents.some(({ id }) => id === link.dependent_id);
  const linkedTwice = (id: number, side: 'main_id' | 'dependent_id') =>
    !isMulti && links.filter((link) => link[side] === id).length > 1
      ? [flaw('correspondences', id, 'linked_twice', 'У элемента может быть только одна пара')]
      : [];
  return [
    ...(links.length === 0
      ? [flaw('correspondence_links', null, 'no_pairs', 'Укажите хотя бы одну пару')]
      : []),
    ...(links.every(isPair)
      ? []
      : [flaw('correspondence_links', null, 'broken_pair', 'В паре нет одного из элементов')]),
    ...flawsOfValues('correspondences', mains, 'Элемент слева'),
    ...equalOnes('correspondences', mains, 'Элемент слева'),
    ...flawsOfValues('correspondences', dependents, 'Элемент справа'),
    ...mains.flatMap(({ id }) => linkedTwice(id, 'main_id')),
    ...dependents.flatMap(({ id }) => linkedTwice(id, 'dependent_id')),
  ];
}

function flawsOfCriteria({ question_criteria_by_sort: criteria }: Question): Flaw[] {
  const field = 'question_criteria_by_sort';
  if (criteria.length === 0) {
    return [flaw(field, null, 'no_criteria', 'Добавьте хотя бы один критерий')];
  }
  return bySort(criteria).flatMap(({ id, name, max_points }) => [
    ...(name.trim() === '' ? [flaw(field, id, 'empty', 'У критерия нет названия')] : []),
    ...(max_points > 0 ? [] : [flaw(field, id, 'no_points', 'Критерий не даёт баллов')]),
  ]);
}
