// Writes one question in GIFT. Kinds that GIFT lacks are approximated: one blank as a missing word, an order as
// numbered pairs, the others as an essay.
import { questionTitle } from '../../build-document.ts';
import {
  blanksOf,
  pairsIn,
  parseDecimal,
  type TestQuestion,
  filePlaceholders,
  linesOf,
  withDelimitedFormulas,
  singleLineText,
} from '../../../assessments/document/index.ts';
import { moodlePercents, withStars } from '../fractions.ts';
import { withPictures, type Pictures } from './pictures.ts';
import { escaped } from './syntax.ts';

export function writeQuestion(meant: TestQuestion, pictures: Pictures): string {
  const name = `::${escaped(questionTitle(meant) || 'Вопрос')}::`;
  const question = withPictures(meant, pictures);
  const word = missingWord(question);
  if (word !== null) return name + word;
  return `${name}${rich(question.question)}{${answers(question)}${solution(question)}}`;
}

const solution = ({ solution: text }: TestQuestion): string =>
  text === null ? '' : `####${rich(text)}`;

/** A single line without tags is written as is, everything else as HTML. */
function rich(html: string): string {
  if (html === '') return '';
  const text = withDelimitedFormulas(html);
  const [, line] = /^<p>([^<\n\r]*)<\/p>$/.exec(text) ?? [];
  return line === undefined || line.startsWith('[')
    ? `[html]${escaped(text)}`
    : escaped(line.replaceAll('&nbsp;', '\u00A0'));
}

/** A value that looks like a format declaration gets an explicit one. */
const typed = (value: string): string =>
  (/^\[\w+\]/.test(value) ? '[plain]' : '') + escaped(withStars(value));

const commented = (comment: string | null): string => (comment === null ? '' : `#${rich(comment)}`);

function answers(question: TestQuestion): string {
  switch (question.type) {
    case 'radio':
    case 'checkbox':
      return onLines(choices(question));
    case 'input':
      return onLines(
        question.answers.map(({ value, comment }) => `=%100%${typed(value)}${commented(comment)}`),
      );
    case 'numeric_input':
      return `#${onLines(
        question.answers.map(
          ({ value, comment, tolerance }) =>
            `=%100%${parseDecimal(value) ?? escaped(value)}:${tolerance ?? '0'}${commented(comment)}`,
        ),
      )}`;
    case 'correspondence':
      return onLines(
        pairsIn(question).map(
          ({ main, dependent }) => `=${rich(main ?? '')} -> ${plain(dependent ?? '')}`,
        ),
      );
    case 'sort':
      return onLines(
        question.answers.map(
          ({ value, correct_position }) => `=${rich(value)} -> ${correct_position ?? ''}`,
        ),
      );
    default:
      return '';
  }
}

const onLines = (all: readonly string[]): string =>
  `\n${all.map((each) => `\t${each}\n`).join('')}`;

function choices(question: TestQuestion): string[] {
  const percents = moodlePercents(question);
  return question.answers.map(({ value, comment, correct }, index) => {
    const text = rich(value);
    const sign = question.type === 'radio' ? oneSign(correct, text) : `~%${percents[index] ?? 0}%`;
    return `${sign}${text}${commented(comment)}`;
  });
}

function oneSign(isRight: boolean, text: string): string {
  if (isRight) return '=';
  return text.startsWith('%') ? '~%0%' : '~';
}

/** Dependent items are plain text in GIFT. */
function plain(html: string): string {
  const lines = linesOf(html);
  const isLine = lines !== null && !lines.includes('\n');
  return escaped(
    isLine
      ? html.slice('<p>'.length, -'</p>'.length)
      : singleLineText(html) || filePlaceholders(html),
  );
}

function missingWord(question: TestQuestion): string | null {
  const [only, ...others] = blanksOf(question);
  if (only === undefined || others.length > 0) return null;
  const [before, behind, ...more] = withDelimitedFormulas(question.question).split(
    `[[${only.blank.sort}]]`,
  );
  if (before === undefined || behind === undefined || more.length > 0) return null;
  const words =
    question.type === 'select_input'
      ? question.select_input_items.map(
          ({ value, correct }) => `${correct ? '=' : '~'}${escaped(value)}`,
        )
      : only.answers.map(({ value }) => `=%100%${typed(value)}`);
  return `[html]${escaped(before)}{${words.join(' ')}${solution(question)}}${escaped(behind)}`;
}
