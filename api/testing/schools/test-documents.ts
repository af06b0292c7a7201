// Arbitraries of test documents for property tests of import and export: every kind of question, with texts that are
// special in some format.
import fc from 'fast-check';
import {
  gradingScales,
  type Answer,
  type Question,
  type QuestionType,
} from '@kafedra/common/assessments';
import {
  fileAddress,
  defaultSettings,
  type TestDocument,
  type TestQuestion,
} from '../../src/assessments/document/document.ts';
import { DocumentFiles } from '../../src/assessments/document/files.ts';
import { normalDocument } from '../../src/assessments/document/normalize.ts';
import { cleanText, escapeHtml } from '../../src/assessments/document/texts.ts';

/** Texts with syntax of some format. */
const hostile = fc.constantFrom(
  ...'{ } ~ = # : :: -> => // %50% * \\ \\n [[1]] [[2]] [html] ]]> <!-- & &amp; < > <b> " \' $$x$$ \\(a\\) $CATEGORY: | ; , . .. +- ± T FALSE 1. 1) - ### {1:SA:=x} _____ @@PLUGINFILE@@/x @'.split(
    ' ',
  ),
  '\u00A0',
  '🦉',
  'ё',
  '\u2028',
  '\t',
);

const piece = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[а-яA-z0-9]{1,7}$/) },
  { weight: 2, arbitrary: hostile },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 5 }) },
);

/** Whether request bodies allow the text: no U+0000, no lone surrogate. */
const storable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** A line that is not blank. */
export const words = fc
  .array(piece, { minLength: 1, maxLength: 5 })
  .map((pieces) => pieces.join(' ').trim())
  .filter(
    (text) => storable(text) && text !== '' && cleanText(`<p>${escapeHtml(text)}</p>`) !== '',
  );

const name = words.map((text) => text.slice(0, 60).toWellFormed().trim() || 'Название');

const inline = fc.oneof(
  { weight: 4, arbitrary: words.map(escapeHtml) },
  { weight: 1, arbitrary: words.map((text) => `<strong>${escapeHtml(text)}</strong>`) },
  { weight: 1, arbitrary: words.map((text) => `<span class="formula">${escapeHtml(text)}</span>`) },
  { weight: 1, arbitrary: fc.constant('<a href="https://example.com/?a=1&amp;b=2">ссылка</a>') },
  { weight: 1, arbitrary: fc.constant('<br>') },
);

const block = (files: readonly string[]) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .array(inline, { minLength: 1, maxLength: 3 })
        .map((all) => `<p>${all.join(' ')}</p>`),
    },
    { weight: 1, arbitrary: words.map((text) => `<ul><li><p>${escapeHtml(text)}</p></li></ul>`) },
    {
      weight: 1,
      arbitrary: words.map((text) => `<pre><code>${escapeHtml(text)}\n  x</code></pre>`),
    },
    { weight: 1, arbitrary: fc.constant('<div class="formula">x &lt; 1</div>') },
    ...(files.length === 0
      ? []
      : [
          {
            weight: 1,
            arbitrary: fc
              .constantFrom(...files)
              .map((file) => `<img src="${escapeHtml(fileAddress(file))}" alt="Схема">`),
          },
        ]),
  );

/** Canonical rich text, never empty. */
const richOf = (files: readonly string[], lines = 3) =>
  fc
    .tuple(words, fc.array(block(files), { maxLength: lines }), fc.boolean())
    .map(([text, blocks, isBefore]) => {
      const first = `<p>${escapeHtml(text)}</p>`;
      return cleanText(isBefore ? [first, ...blocks].join('') : [...blocks, first].join(''));
    });

const option = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const yesOrNo = fc.boolean();

interface Texts {
  rich: fc.Arbitrary<string>;
  comment: fc.Arbitrary<string | null>;
}

type Parts = Partial<TestQuestion>;

const answer: Omit<Answer, 'id' | 'value' | 'sort'> = {
  comment: null,
  correct: false,
  correct_position: null,
  parent_answer_id: null,
  tolerance: null,
};

/** Assigns ids in another order. */
const withIds = (answers: readonly (Partial<Answer> & { value: string })[]): Answer[] =>
  answers.map((each, index) => ({ ...answer, ...each, id: 1000 - index, sort: index + 1 }));

const choices = ({ rich, comment }: Texts) =>
  fc
    .array(fc.record({ value: rich, comment, correct: yesOrNo }), { minLength: 2, maxLength: 5 })
    .map(withIds);

const decimal = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.nat(4))
  .map(([digits, places]) => (digits / 10 ** places).toFixed(places));

const marked = (texts: Texts, count: number): fc.Arbitrary<string> =>
  fc.tuple(texts.rich, yesOrNo).map(([text, isTurned]) => {
    const marks = Array.from({ length: count }, (_, index) => `Вот [[${index + 1}]] и`);
    return cleanText(`${text}<p>${(isTurned ? marks.toReversed() : marks).join(' ')}</p>`);
  });

const blanks = (type: 'multi_input' | 'text_input', texts: Texts): fc.Arbitrary<Parts> =>
  fc
    .array(
      fc.record({
        value: type === 'multi_input' ? words : fc.constant(''),
        answers: fc.array(words, { minLength: 1, maxLength: 3 }),
      }),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .chain((all) =>
      fc.record({
        question: type === 'text_input' ? marked(texts, all.length) : texts.rich,
        answers: fc.constant([
          ...withIds(all.map(({ value }) => ({ value }))),
          ...all.flatMap(({ answers }, blank) =>
            answers.map((value, index) => ({
              ...answer,
              id: 10 * (blank + 1) + index,
              value,
              correct: true,
              sort: index + 1,
              parent_answer_id: 1000 - blank,
            })),
          ),
        ]),
      }),
    );

/** The parts of each kind of question. */
const contents: Readonly<Record<QuestionType, (texts: Texts) => fc.Arbitrary<Parts>>> = {
  unknown: () => fc.constant({ active: false }),
  textarea: () => fc.constant({}),
  audio_input: () => fc.constant({}),
  input: ({ comment }) =>
    fc.record({
      answers: fc
        .array(fc.record({ value: words, comment }), { minLength: 1, maxLength: 4 })
        .map(withIds),
    }),
  numeric_input: ({ comment }) =>
    fc.record({
      answers: fc
        .array(
          fc.record({
            value: decimal,
            comment,
            tolerance: option(fc.constantFrom('0.5', '1', '0.005')),
          }),
          {
            minLength: 1,
            maxLength: 3,
          },
        )
        .map(withIds),
    }),
  radio: (texts) =>
    fc.record({ answers: choices(texts), right: fc.nat() }).map(({ answers, right }) => ({
      answers: answers.map((each, index) => ({
        ...each,
        correct: index === right % answers.length,
      })),
    })),
  checkbox: (texts) => fc.record({ answers: choices(texts) }),
  sort: (texts) =>
    fc.record({ answers: choices(texts), isTurned: yesOrNo }).map(({ answers, isTurned }) => ({
      answers: answers.map((each, index) => ({
        ...each,
        correct_position: isTurned ? answers.length - index : index + 1,
      })),
    })),
  multi_input: (texts) => blanks('multi_input', texts),
  text_input: (texts) => blanks('text_input', texts),
  select_input: (texts) =>
    fc
      .array(fc.array(words, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 3 })
      .chain((offered) =>
        fc.record({
          question: marked(texts, offered.length),
          answers: fc.constant(withIds(offered.map(() => ({ value: '' })))),
          select_input_items: fc.nat(3).map((right) =>
            offered.flatMap((values, blank) =>
              values.map((value, index) => ({
                id: 100 - 10 * blank - index,
                answer_id: 1000 - blank,
                value,
                correct: index === right % values.length,
                sort: index + 1,
              })),
            ),
          ),
        }),
      ),
  correspondence: ({ rich }) =>
    fc
      .record({
        mains: fc.array(rich, { minLength: 1, maxLength: 4 }),
        dependents: fc.array(rich, { minLength: 1, maxLength: 4 }),
        isMulti: yesOrNo,
        random: fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }),
      })
      .map(({ mains, dependents, isMulti, random }) => ({
        correspondence_multi: isMulti,
        correspondences: [
          ...mains.map((value, index) => ({
            id: 9 - index,
            is_main: true,
            value,
            sort: index + 1,
          })),
          ...dependents.map((value, index) => ({
            id: 19 - index,
            is_main: false,
            value,
            sort: index + 1,
          })),
        ],
        correspondence_links: dependents.flatMap((_, index) => {
          const main = isMulti ? (random[index] ?? 0) : index;
          return main < mains.length ? [{ main_id: 9 - main, dependent_id: 19 - index }] : [];
        }),
      })),
  assessment_by_criterion: () =>
    fc.record({
      criterion_type: fc.constantFrom('points', 'yes_no'),
      question_criteria_by_sort: fc
        .array(fc.record({ name, description: option(words), max_points: fc.nat(20) }), {
          minLength: 1,
          maxLength: 3,
        })
        .map((all) => all.map((each, index) => ({ ...each, id: 5 - index, sort: index + 1 }))),
    }),
};

const empty: Pick<
  Question,
  | 'answers'
  | 'correspondences'
  | 'correspondence_links'
  | 'select_input_items'
  | 'question_criteria_by_sort'
> = {
  answers: [],
  correspondences: [],
  correspondence_links: [],
  select_input_items: [],
  question_criteria_by_sort: [],
};

export function questionOfType(
  type: QuestionType,
  files: readonly string[] = [],
): fc.Arbitrary<TestQuestion> {
  const rich = richOf(files);
  const texts = { rich: richOf(files, 1), comment: option(richOf(files, 1)) };
  return fc
    .tuple(
      fc.record({
        question: rich,
        max_points: fc.nat(1000),
        partial: yesOrNo,
        penalty_percentage: option(fc.nat(100)),
        case_sensitive: yesOrNo,
        part: fc.integer({ min: 1, max: 3 }),
        timer: option(fc.integer({ min: 5, max: 86_400 })),
        required: yesOrNo,
        max_attempts: fc.integer({ min: 1, max: 1000 }),
        infinity_attempts: yesOrNo,
        shuffle_answers: option(yesOrNo),
        show_answer_note: yesOrNo,
        check_without_register: yesOrNo,
        criterion_points: fc.nat(1000),
        solution: option(rich),
        topic: option(name),
        active: yesOrNo,
        files: files.length === 0 ? fc.constant([]) : fc.subarray([...files]),
      }),
      contents[type](texts),
    )
    .map(([settings, parts]) => ({
      ...empty,
      correspondence_multi: false,
      criterion_type: 'points' as const,
      ...settings,
      ...parts,
      type,
    }));
}

export const types: readonly QuestionType[] = [
  'unknown',
  'input',
  'numeric_input',
  'radio',
  'checkbox',
  'sort',
  'multi_input',
  'textarea',
  'correspondence',
  'select_input',
  'text_input',
  'assessment_by_criterion',
  'audio_input',
];

/** Files with names that URLs and XML encode. */
const someFiles = () => {
  const files = new DocumentFiles();
  for (const [name, content] of [
    ['схема 1.png', 'a'],
    ["it's & <b>.jpg", 'b'],
    ['100%.gif', 'c'],
    ['схема 1.png', 'd'],
    ['звук.mp3', 'e'],
  ] as const) {
    files.addEncoded(name, Buffer.from(content).toString('base64'));
  }
  return files.all();
};

export const anyDocument = ({ withFiles }: { withFiles: boolean }): fc.Arbitrary<TestDocument> => {
  const files = withFiles ? someFiles() : [];
  const names = files.map((file) => file.name);
  const pictures = names.filter((file) => !file.endsWith('.mp3'));
  return fc
    .record({
      title: name,
      description: option(richOf(pictures)),
      grading_scale: fc.constantFrom(...gradingScales),
      successful_points: option(fc.nat(1000)),
      timer: option(fc.integer({ min: 5, max: 86_400 })),
      max_attempts: fc.integer({ min: 1, max: 1000 }),
      infinity_attempts: yesOrNo,
      shuffle_questions: yesOrNo,
      shuffle_answers: yesOrNo,
      shown_result: fc.constantFrom('nothing', 'points', 'correctness', 'answers'),
      parts: fc.uniqueArray(
        fc.record({
          part: fc.integer({ min: 1, max: 3 }),
          title: option(name),
          draws_count: option(fc.integer({ min: 1, max: 9 })),
        }),
        { selector: ({ part }) => part, maxLength: 3 },
      ),
      questions: fc.array(
        fc.constantFrom(...types).chain((type) => questionOfType(type, names)),
        { minLength: 1, maxLength: 6 },
      ),
    })
    .map((document) => normalDocument({ ...defaultSettings, ...document, files }));
};
