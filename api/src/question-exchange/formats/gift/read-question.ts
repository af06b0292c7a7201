// Parses one GIFT question; the content of its braces determines its kind, as in Moodle.
import {
  answersOf,
  requireAtMost,
  pairsOf,
  questionOf,
  parseDecimal,
  midpointOf,
  parseTolerance,
  type TestQuestion,
  documentLimits,
  excerpt,
  UnreadableQuestion,
  forSupplementaryText,
  htmlOfMarkdown,
  htmlOfMoodleText,
  htmlOfPlain,
  htmlToPlainText,
  readHtml,
  type ReadingContext,
} from '../../../assessments/document/index.ts';
import {
  singleChoice,
  multipleChoice,
  acceptedAnswers,
  withoutStars,
  type WeightedAnswer,
} from '../fractions.ts';
import { restoreEscaped } from './syntax.ts';

type Parts = Partial<TestQuestion>;
type Format = 'moodle' | 'html' | 'plain' | 'markdown';

/** Reads a text of the question, which may declare its own format. */
type Rich = (text: string, as?: 'question' | 'answer' | 'solution' | 'comment') => string;

export function readQuestion(source: string, reading: ReadingContext): TestQuestion {
  const text = withoutName(source);
  const start = text.indexOf('{');
  const end = text.indexOf('}');
  if (start === -1 && end === -1) throw new UnreadableQuestion('Это пояснение, а не вопрос');
  if (start === -1 || end < start) throw new UnreadableQuestion('Скобки { и } не сходятся');
  const behind = text.slice(end + 1);
  // Answers in the middle of a sentence mark the missing word.
  const questionText = text.slice(0, start) + (behind.trim() === '' ? '' : `_____${behind}`);
  const [, format = 'moodle'] = formatIn(questionText.trim());
  const rich: Rich = (each, as = 'answer') => {
    const isLong = as === 'question' || as === 'solution';
    const notes = as === 'solution' || as === 'comment' ? forSupplementaryText(reading) : reading;
    return richText(each.trim(), format, notes, isLong ? 'question' : 'answer');
  };
  const inside = text.slice(start + 1, end).trim();
  const parting = inside.lastIndexOf('####');
  const answers = parting === -1 ? inside : inside.slice(0, parting).trim();
  const solution = parting === -1 ? '' : inside.slice(parting + '####'.length);
  return questionOf({
    question: rich(questionText, 'question'),
    solution: rich(solution, 'solution') || null,
    ...answered(answers, rich, reading.changed),
  });
}

const name = /^\s*::([\s\S]*?)::/;

export const titleIn = (source: string): string =>
  restoreEscaped(name.exec(source)?.[1] ?? '').trim();

const withoutName = (source: string): string => source.replace(name, '').trim();

function answered(answers: string, rich: Rich, changed: string[]): Parts {
  if (answers === '') return { type: 'textarea' };
  if (answers.startsWith('#')) return numerical(answers.slice(1), rich, changed);
  if (answers.includes('~')) return choice(answers, rich, changed);
  if (answers.includes('=') && answers.includes('->')) return matching(answers, rich);
  const [literal = ''] = answers.split('#');
  const isTrue = /^(?:T|TRUE)$/.test(literal.trim());
  if (isTrue || /^(?:F|FALSE)$/.test(literal.trim())) return trueOrFalse(isTrue, answers, rich);
  return shortAnswer(answers, rich, changed);
}

/** Splits a text into its content and its declared format. */
function formatIn(text: string): [string, Format | undefined] {
  const [mark, format] = /^\[(html|moodle|plain|markdown)\]/.exec(text) ?? [];
  return mark === undefined ? [text, undefined] : [text.slice(mark.length), format as Format];
}

/** The plain text, for places that hold no other. */
function plainText(source: string): string {
  const [text, format = 'plain'] = formatIn(source.trim());
  const words = restoreEscaped(text).trim();
  return format === 'plain' || format === 'moodle' ? words : htmlToPlainText(htmlIn[format](words));
}

function richText(
  source: string,
  usual: Format,
  reading: ReadingContext,
  of: 'question' | 'answer',
): string {
  const [text, format = usual] = formatIn(source);
  return readHtml(htmlIn[format](restoreEscaped(text).trim()), reading, of);
}

const htmlIn: Readonly<Record<Format, (text: string) => string>> = {
  moodle: htmlOfMoodleText,
  html: (text) => text,
  plain: htmlOfPlain,
  markdown: htmlOfMarkdown,
};

const weight = /^%(-*\d{1,3}(?:\.\d*)?)%/;

/** Splits an answer into weight, value and comment. */
function parts(answer: string, usual: number) {
  const trimmed = answer.trim();
  const percent = weight.exec(trimmed)?.[1];
  const [value = '', ...comment] = trimmed.replace(weight, '').split('#');
  return {
    percent: percent === undefined ? usual : Number(percent.replace(/^--+/, '-')),
    value: value.trim(),
    comment: comment.join('#').trim(),
  };
}

/** Splits answers at a sign; nothing may precede the first one. */
const pieces = (
  answers: string,
  sign: RegExp,
  limit: number = documentLimits.answers,
): readonly string[] =>
  requireAtMost(
    // Splitting may produce an empty piece for each answer.
    answers
      .split(sign, 2 * limit + 2)
      .filter((piece, index) => (index > 0 && sign.source === '=') || piece.trim() !== ''),
    limit,
  );

function choice(answers: string, rich: Rich, changed: string[]): Parts {
  const choices = pieces(answers, /~|(?==)/).map((piece): WeightedAnswer => {
    const isRight = piece.startsWith('=');
    const { percent, value, comment } = parts(isRight ? piece.slice(1) : piece, isRight ? 100 : 0);
    return { value: rich(value), comment: rich(comment, 'comment') || null, percent };
  });
  return answers.includes('=') ? singleChoice(choices, changed) : multipleChoice(choices, changed);
}

function trueOrFalse(isTrue: boolean, answers: string, rich: Rich): Parts {
  const [, wrong = '', right = ''] = answers.split('#');
  const commentIn = (text: string) => rich(text, 'comment') || null;
  const [comment, other] = [commentIn(right), commentIn(wrong)];
  return {
    type: 'radio',
    answers: answersOf([
      { value: '<p>Верно</p>', comment: isTrue ? comment : other, correct: isTrue },
      { value: '<p>Неверно</p>', comment: isTrue ? other : comment, correct: !isTrue },
    ]),
  };
}

function matching(answers: string, rich: Rich): Parts {
  const pairs = pieces(answers, /=/, documentLimits.links).map((pair) => {
    const [main = '', ...dependent] = pair.split('->');
    if (dependent.length === 0)
      throw new UnreadableQuestion(`В паре «${excerpt(restoreEscaped(pair))}» нет ->`);
    // Moodle ignores a format in dependent items: they are one line of HTML.
    const [, format] = formatIn(dependent.join('->').trim());
    return {
      main: rich(main) || null,
      dependent:
        rich(`${format === undefined ? '[moodle]' : ''}${dependent.join('->').trim()}`) || null,
    };
  });
  return { type: 'correspondence', partial: true, penalty_percentage: 0, ...pairsOf(pairs) };
}

function shortAnswer(answers: string, rich: Rich, changed: string[]): Parts {
  const all = pieces(answers, /=/).map((answer) => {
    const { percent, value, comment } = parts(answer, 100);
    return { percent, value: plainText(value), comment: rich(comment, 'comment') || null };
  });
  return {
    type: 'input',
    answers: answersOf(
      acceptedAnswers(all, changed).map(({ value, comment }) => ({
        value: withoutStars(value, changed),
        comment,
        correct: true,
      })),
    ),
  };
}

function numerical(answers: string, rich: Rich, changed: string[]): Parts {
  const [right = '', ...wrong] = answers.split('~', 2);
  if (wrong.length > 0) changed.push('пояснение к неверному ответу не взято');
  const all = pieces(right, /=/).map((answer) => {
    const { percent, value, comment } = parts(answer, 100);
    const number = numberIn(formatIn(value)[0]);
    return { percent, comment: rich(comment, 'comment') || null, ...number };
  });
  if (all.length === 0) throw new UnreadableQuestion('У вопроса нет ответов');
  return {
    type: 'numeric_input',
    answers: answersOf(
      acceptedAnswers(all, changed).map(({ value, comment, tolerance }) => ({
        value,
        comment,
        tolerance,
        correct: true,
      })),
    ),
  };
}

/** `3.14`, `3.14:0.01` or `3.13..3.15`. */
function numberIn(text: string): { value: string; tolerance: string | null } {
  const notNumber = () =>
    new UnreadableQuestion(`Ответ «${excerpt(restoreEscaped(text))}» — не число`);
  const number = (part: string) => {
    const found = parseDecimal(restoreEscaped(part));
    if (found === null) throw notNumber();
    return found;
  };
  const [least, greatest] = text.split('..');
  const range = greatest === undefined ? null : midpointOf(number(least ?? ''), number(greatest));
  const [value = '', off = '0'] = text.split(':');
  const { value: middle, tolerance } = range ?? { value: number(value), tolerance: number(off) };
  return { value: middle, tolerance: parseTolerance(tolerance) };
}
