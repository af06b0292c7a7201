// Arbitraries of valid questions of every kind and of answers to them, for property tests of scoring, import and
// export.
import fc from 'fast-check';
import {
  topAnswers,
  type Answer,
  type LearnerAnswer,
  type Question,
  type QuestionType,
} from '../src/assessments/index.ts';

export type KnownType = Exclude<QuestionType, 'unknown'>;

/** Letters that normalization does not change, so that different words are different answers. */
export const word = fc.stringMatching(/^[а-дж-щ]{1,6}$/);
const words = (minLength: number) => fc.uniqueArray(word, { minLength, maxLength: 6 });
/** One for each of six words. */
const sixOf = <Each>(each: fc.Arbitrary<Each>) => fc.array(each, { minLength: 6, maxLength: 6 });
const paragraph = (text: string) => `<p>${text}</p>`;

/** A number in the system's format. */
export const decimal = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.nat(4))
  .map(([digits, places]) => (digits / 10 ** places).toFixed(places));

const settings = fc.record({
  question: fc.constant('<p>Вопрос</p>'),
  max_points: fc.nat(100),
  partial: fc.boolean(),
  penalty_percentage: fc.option(
    fc.oneof(
      fc.nat(100),
      fc.nat(10_000).map((all) => all / 100),
    ),
  ),
  case_sensitive: fc.boolean(),
  correspondence_multi: fc.constant(false),
  criterion_type: fc.constantFrom('points', 'yes_no'),
  answers: fc.constant<Answer[]>([]),
  correspondences: fc.constant([]),
  correspondence_links: fc.constant([]),
  select_input_items: fc.constant([]),
  question_criteria_by_sort: fc.constant([]),
});

/** Distinct ids in random order. */
const ids = (count: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 2_000_000_000 }), {
    minLength: count,
    maxLength: count,
  });

const plain: Omit<Answer, 'id' | 'value' | 'sort'> = {
  comment: null,
  correct: true,
  correct_position: null,
  parent_answer_id: null,
  tolerance: null,
};

type Part = Partial<Answer> & { value: string };

/** Answers with ids, in order. */
const rows = (parts: readonly Part[]): fc.Arbitrary<Answer[]> =>
  ids(parts.length).map((ids) =>
    parts.map((part, index) => ({ ...plain, sort: index + 1, ...part, id: ids[index] ?? 0 })),
  );

const withAnswers = (type: KnownType, answers: fc.Arbitrary<Answer[]>): fc.Arbitrary<Question> =>
  fc.tuple(settings, answers).map(([rest, answers]) => ({ ...rest, type, answers }));

const markedText = (count: number) =>
  paragraph(Array.from({ length: count }, (_, index) => `текст [[${index + 1}]]`).join(' '));

/** Blanks with their accepted answers as children. */
const filledBlanks = (type: 'multi_input' | 'text_input'): fc.Arbitrary<Question> =>
  fc
    .array(words(1), { minLength: 1, maxLength: 4 })
    .chain((accepted) =>
      fc.tuple(
        settings,
        rows(accepted.map(() => ({ value: '' }))),
        fc.tuple(...accepted.map((values) => rows(values.map((value) => ({ value }))))),
        // Distinct from the ids above, of which there are at most 6 × 4 + 4.
        ids(40),
      ),
    )
    .map(([rest, blanks, below, ids]) => {
      const answers = [
        ...blanks,
        ...below.flatMap((children, index) =>
          children.map((child) => ({ ...child, parent_answer_id: blanks[index]?.id ?? 0 })),
        ),
      ];
      const newId = new Map(answers.map(({ id }, index) => [id, ids[index] ?? 0]));
      return {
        ...rest,
        type,
        question: type === 'text_input' ? markedText(blanks.length) : rest.question,
        answers: renumbered(answers, newId),
      };
    });

const renumbered = (answers: readonly Answer[], newId: ReadonlyMap<number, number>): Answer[] =>
  answers.map((answer) => ({
    ...answer,
    id: newId.get(answer.id) ?? 0,
    parent_answer_id:
      answer.parent_answer_id === null ? null : (newId.get(answer.parent_answer_id) ?? 0),
  }));

export const questions: Readonly<Record<KnownType, fc.Arbitrary<Question>>> = {
  input: withAnswers(
    'input',
    words(1).chain((values) => rows(values.map((value) => ({ value })))),
  ),
  numeric_input: withAnswers(
    'numeric_input',
    fc
      .uniqueArray(fc.tuple(decimal, fc.option(fc.nat(500).map((all) => (all / 100).toFixed(2)))), {
        minLength: 1,
        maxLength: 3,
        selector: ([value]) => Number(value),
      })
      .chain((values) => rows(values.map(([value, tolerance]) => ({ value, tolerance })))),
  ),
  radio: withAnswers(
    'radio',
    fc.tuple(words(2), fc.nat()).chain(([values, right]) =>
      rows(
        values.map((value, index) => ({
          value: paragraph(value),
          correct: index === right % values.length,
        })),
      ),
    ),
  ),
  checkbox: withAnswers(
    'checkbox',
    fc.tuple(words(2), fc.nat(), sixOf(fc.boolean())).chain(([values, right, others]) =>
      rows(
        values.map((value, index) => ({
          value: paragraph(value),
          correct: index === right % values.length || others[index] === true,
        })),
      ),
    ),
  ),
  sort: withAnswers(
    'sort',
    words(2)
      .chain((values) => fc.tuple(fc.constant(values), permuted(values.map((_, at) => at + 1))))
      .chain(([values, places]) =>
        rows(
          values.map((value, index) => ({
            value: paragraph(value),
            correct_position: places[index] ?? 0,
          })),
        ),
      ),
  ),
  multi_input: filledBlanks('multi_input'),
  text_input: filledBlanks('text_input'),
  select_input: fc
    .array(words(2), { minLength: 1, maxLength: 4 })
    .chain((offered) =>
      fc.tuple(
        settings,
        rows(offered.map(() => ({ value: '' }))),
        ids(offered.flat().length),
        fc.constant(offered),
        fc.nat(),
      ),
    )
    .map(([rest, blanks, ids, offered, right]) => ({
      ...rest,
      type: 'select_input',
      question: markedText(blanks.length),
      answers: blanks,
      select_input_items: offered
        .flatMap((values, blank) =>
          values.map((value, index) => ({
            answer_id: blanks[blank]?.id ?? 0,
            value,
            correct: index === (right + blank) % values.length,
            sort: index + 1,
          })),
        )
        .map((item, index) => ({ ...item, id: ids[index] ?? 0 })),
    })),
  correspondence: fc
    .tuple(settings, fc.boolean(), words(2), words(2), ids(12), sixOf(fc.nat(5)))
    .map(([rest, isMulti, mains, dependents, ids, random]) => {
      const row = (is_main: boolean) => (value: string, index: number) => ({
        id: ids[index + (is_main ? 0 : 6)] ?? 0,
        is_main,
        value,
        sort: index + 1,
      });
      const main = mains.map(row(true));
      // The main item of each dependent one; an index without a main item makes it a distractor.
      const chosen = dependents.map((_, index) => (index === 0 ? 0 : (random[index] ?? 0)));
      const dependent = dependents.map(row(false));
      const links = dependent.flatMap(({ id }, index) => {
        const main_id = main[chosen[index] ?? 0]?.id;
        const isFirst = chosen.indexOf(chosen[index] ?? 0) === index;
        return main_id === undefined || (!isMulti && !isFirst)
          ? []
          : [{ main_id, dependent_id: id }];
      });
      return {
        ...rest,
        type: 'correspondence',
        correspondence_multi: isMulti,
        correspondences: [...main, ...dependent],
        correspondence_links: links,
      };
    }),
  textarea: withAnswers('textarea', fc.constant([])),
  audio_input: withAnswers('audio_input', fc.constant([])),
  assessment_by_criterion: fc
    .tuple(settings, words(1), sixOf(fc.integer({ min: 1, max: 20 })), ids(6))
    .map(([rest, names, random, ids]) => ({
      ...rest,
      type: 'assessment_by_criterion',
      question_criteria_by_sort: names.map((name, index) => ({
        id: ids[index] ?? 0,
        name,
        description: null,
        max_points: random[index] ?? 1,
        sort: index + 1,
      })),
    })),
};

export const anyQuestion: fc.Arbitrary<Question> = fc.oneof(...Object.values(questions));

/** A right answer; null for kinds that a teacher checks. */
export function rightAnswerOf(question: Question): LearnerAnswer | null {
  const top = topAnswers(question);
  switch (question.type) {
    case 'input':
    case 'numeric_input':
      return { text: top[0]?.value ?? '' };
    case 'radio':
    case 'checkbox':
      return { answers_id: top.filter(({ correct }) => correct).map(({ id }) => id) };
    case 'sort': {
      const place = ({ correct_position }: Answer) => correct_position ?? 0;
      return {
        answers_id: top.toSorted((one, other) => place(one) - place(other)).map(({ id }) => id),
      };
    }
    case 'multi_input':
    case 'text_input':
      return {
        texts: top.map(({ id }) => ({
          answer_id: id,
          text: question.answers.find((each) => each.parent_answer_id === id)?.value ?? '',
        })),
      };
    case 'select_input':
      return {
        items: question.select_input_items
          .filter(({ correct }) => correct)
          .map(({ id, answer_id }) => ({ answer_id, item_id: id })),
      };
    case 'correspondence':
      return { links: question.correspondence_links };
    default:
      return null;
  }
}

/** Valid answers, right and wrong, complete and partial. */
export function answersTo(question: Question): fc.Arbitrary<LearnerAnswer> {
  const top = topAnswers(question);
  const topIds = top.map(({ id }) => id);
  const { correspondences } = question;
  switch (question.type) {
    case 'input':
    case 'numeric_input':
      return fc
        .oneof(fc.string(), word, decimal, fc.constantFrom('', ...top.map(({ value }) => value)))
        .map((text) => ({ text }));
    case 'radio':
      return fc.constantFrom(...topIds).map((id) => ({ answers_id: [id] }));
    case 'checkbox':
      return fc.shuffledSubarray(topIds).map((answers_id) => ({ answers_id }));
    case 'sort':
      return permuted(topIds).map((answers_id) => ({ answers_id }));
    case 'multi_input':
    case 'text_input':
      return fc
        .tuple(
          ...top.map(({ id }) =>
            fc
              .oneof(
                word,
                fc.constantFrom(
                  '',
                  ...question.answers
                    .filter((each) => each.parent_answer_id === id)
                    .map(({ value }) => value),
                ),
              )
              .map((text) => ({ answer_id: id, text })),
          ),
        )
        .map((texts) => ({ texts }));
    case 'select_input':
      return fc
        .tuple(
          ...top.map(({ id }) =>
            fc.constantFrom(
              null,
              ...question.select_input_items
                .filter(({ answer_id }) => answer_id === id)
                .map((item) => ({ answer_id: id, item_id: item.id })),
            ),
          ),
        )
        .map((items) => ({ items: items.filter((item) => item !== null) }));
    case 'correspondence': {
      const pairs = correspondences
        .filter(({ is_main }) => is_main)
        .flatMap(({ id: main_id }) =>
          correspondences
            .filter(({ is_main }) => !is_main)
            .map(({ id: dependent_id }) => ({ main_id, dependent_id })),
        );
      return fc.shuffledSubarray(pairs).map((links) => ({
        links: question.correspondence_multi
          ? links
          : links.filter(
              ({ main_id }, at) => links.findIndex((each) => each.main_id === main_id) === at,
            ),
      }));
    }
    case 'audio_input':
      return fc.nat().map((id) => ({ files_id: [id] }));
    default:
      return fc.string().map((text) => ({ text }));
  }
}

/** Invalid answers: parts of other kinds, and unknown or repeated ids. */
export const junk = (question: Question): fc.Arbitrary<LearnerAnswer> => {
  const id = fc.oneof(
    fc.integer(),
    fc.constantFrom(
      0,
      ...question.answers.map(({ id }) => id),
      ...question.correspondences.map(({ id }) => id),
      ...question.select_input_items.map(({ id }) => id),
    ),
  );
  return fc.record(
    {
      text: fc.string(),
      answers_id: fc.array(id),
      texts: fc.array(fc.record({ answer_id: id, text: fc.oneof(word, fc.string()) })),
      items: fc.array(fc.record({ answer_id: id, item_id: id })),
      links: fc.array(fc.record({ main_id: id, dependent_id: id })),
      files_id: fc.array(id),
    },
    { requiredKeys: [] },
  );
};

export const permuted = <Each>(all: readonly Each[]): fc.Arbitrary<Each[]> =>
  fc.shuffledSubarray([...all], { minLength: all.length });

/** A question with an answer to it. */
export const answered = (
  question: fc.Arbitrary<Question>,
  answer: (question: Question) => fc.Arbitrary<LearnerAnswer> = answersTo,
): fc.Arbitrary<[Question, LearnerAnswer]> =>
  question.chain((question) => fc.tuple(fc.constant(question), answer(question)));
