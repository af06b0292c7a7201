// Moodle's embedded answers (Cloze): {1:SHORTANSWER:=right~%0%wrong} within a text.
import type { Question } from '@kafedra/common/assessments';
import {
  blanksOf,
  blanksWithAnswers,
  blanksWithItems,
  requireAtMost,
  parseDecimal,
  type TestQuestion,
  documentLimits,
  UnreadableQuestion,
  replaceBetween,
  escapeHtml,
  htmlToPlainText,
} from '../../../assessments/document/index.ts';
import { greatestPercent, acceptedAnswers, withoutStars, withStars } from '../fractions.ts';

type Kind = 'text' | 'number' | 'choice' | 'several';

/** Characters of one blank. */
const longest = 20_000;

interface Blank {
  kind: Kind;
  isCaseSensitive: boolean;
  weight: number;
  alternatives: { value: string; percent: number; comment: string | null }[];
}

const start = /\{(\d{0,4}):([A-Z_]{2,20}):/gi;
/** A closing brace that is not escaped: preceded by an even number of backslashes. */
const end = /(?<=(?<!\\)(?:\\\\)*)\}/g;

function kindOf(name: string): Kind | null {
  if (/^(?:SHORTANSWER|SA|MW)(?:_?C)?$/.test(name)) return 'text';
  if (/^(?:NUMERICAL|NM)$/.test(name)) return 'number';
  if (/^(?:MULTICHOICE(?:_[VH]?S?)?|MC[VH]?S?)$/.test(name)) return 'choice';
  if (/^(?:MULTIRESPONSE(?:_H?S?)?|MRH?S?)$/.test(name)) return 'several';
  return null;
}

/** Parses blanks in HTML and replaces them by marks. */
export function clozeOf(
  html: string,
  changed: string[],
): Partial<TestQuestion> & { question: string } {
  const blanks: Blank[] = [];
  const text = replaceBetween(html, start, end, (answers, [, weight, name = '']) => {
    const kind = kindOf(name.toUpperCase());
    if (kind === null || answers.length > longest) return null;
    requireAtMost(blanks, documentLimits.answers - 1);
    blanks.push({
      kind,
      isCaseSensitive: kind === 'text' && name.toUpperCase().endsWith('C'),
      weight: Number(weight || '1'),
      alternatives: alternativesIn(answers),
    });
    return `[[${blanks.length}]]`;
  });
  const max_points = blanks.reduce((sum, blank) => sum + blank.weight, 0);
  if (new Set(blanks.map(({ weight }) => weight)).size > 1) {
    changed.push('пропуски стоили разного числа баллов, теперь поровну');
  }
  if (blanks.some(({ alternatives }) => alternatives.some(({ comment }) => comment !== null))) {
    changed.push('пояснения к ответам в пропусках не взяты');
  }
  const kinds = new Set(blanks.map(({ kind }) => kind));
  if (blanks.length === 0)
    throw new UnreadableQuestion('В тексте нет ни одного пропуска с ответами');
  if (kinds.has('several'))
    throw new UnreadableQuestion('Пропуски с несколькими верными вариантами не поддерживаются');
  const common = { question: text, max_points, partial: true, penalty_percentage: 0 };
  if (kinds.size === 1 && kinds.has('choice')) {
    const fillings = blanks.map(({ alternatives }) => filled(alternatives, changed));
    return { ...common, type: 'select_input', ...blanksWithItems(fillings) };
  }
  if (kinds.has('choice')) {
    throw new UnreadableQuestion(
      'В одном тексте и пропуски с выбором, и пропуски, которые заполняют сами',
    );
  }
  const sensitive = blanks.filter(({ isCaseSensitive }) => isCaseSensitive).length;
  if (sensitive > 0 && sensitive < blanks.length) {
    changed.push('регистр букв различался не во всех пропусках, теперь во всех');
  }
  return {
    ...common,
    type: 'text_input',
    case_sensitive: sensitive > 0,
    answers: blanksWithAnswers(blanks.map((blank) => ({ answers: textsIn(blank, changed) }))),
  };
}

function filled(alternatives: Blank['alternatives'], changed: string[]) {
  const best = greatestPercent(alternatives);
  if (alternatives.some(({ percent }) => percent > 0 && percent < best)) {
    changed.push('вариант, который давал часть баллов, теперь неверный');
  }
  return alternatives.map(({ value, percent }) => ({
    value,
    correct: percent > 0 && percent === best,
  }));
}

function textsIn({ kind, alternatives }: Blank, changed: string[]): string[] {
  const right = acceptedAnswers(alternatives, changed);
  if (kind === 'text') return right.map(({ value }) => withoutStars(value, changed));
  return right.map(({ value }) => {
    const [number = '', tolerance = '0'] = value.split(':');
    if (Number(parseDecimal(tolerance) ?? '0') !== 0) {
      changed.push('число в пропуске принималось с погрешностью, теперь только точно');
    }
    return parseDecimal(number) ?? number.trim();
  });
}

function alternativesIn(answers: string) {
  // A number sign after an ampersand belongs to a character reference and begins no comment.
  const alternatives = answers.split(/(?<!\\)~/, documentLimits.answers + 1);
  return requireAtMost(alternatives).map((alternative) => {
    const [, right, percent, rest = ''] =
      /^\s*(?:(=)|%(-?\d+(?:[.,]\d*)?)%)?([\s\S]*)$/.exec(alternative) ?? [];
    const [value = '', ...comment] = rest.split(/(?<!\\|&)#/);
    const plainComment = htmlToPlainText(comment.join('#'));
    return {
      value: htmlToPlainText(unescaped(value)),
      percent: right === undefined ? Number((percent ?? '0').replace(',', '.')) : 100,
      comment: plainComment === '' ? null : plainComment,
    };
  });
}

const unescaped = (text: string): string => text.replaceAll(/\\([}~#"/\\=])/g, '$1');

/** The question's text as HTML with its blanks in Moodle's syntax. */
export function clozeText(question: Question): string {
  const blanks = blanksOf(question);
  const weight =
    question.max_points > 0 && question.max_points % blanks.length === 0
      ? question.max_points / blanks.length
      : 1;
  const written = new Map(
    blanks.map(({ blank, answers }): [number, string] => {
      const right = answers.map(({ value }) => `%100%${withStars(signs(value))}`);
      const items = question.select_input_items
        .filter(({ answer_id }) => answer_id === blank.id)
        .map(({ value, correct }) => `%${correct ? 100 : 0}%${signs(value)}`);
      const isChosen = question.type === 'select_input';
      const name = isChosen ? 'MULTICHOICE' : `SHORTANSWER${question.case_sensitive ? '_C' : ''}`;
      return [blank.sort, `{${weight}:${name}:${(isChosen ? items : right).join('~')}}`];
    }),
  );
  if (question.type !== 'multi_input') {
    return question.question.replaceAll(
      /\[\[(\d{1,9})\]\]/g,
      (mark, number: string) => written.get(Number(number)) ?? mark,
    );
  }
  const lines = blanks.map(
    ({ blank }) => `<p>${escapeHtml(`${blank.value} `)}${written.get(blank.sort) ?? ''}</p>`,
  );
  return question.question + lines.join('');
}

/** Writes signs of the syntax as numeric character references. */
const signs = (text: string): string =>
  text.replaceAll(/[&<>"'#~{}=%\\[\]\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
