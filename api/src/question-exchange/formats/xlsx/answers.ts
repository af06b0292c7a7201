// Converts the answers of a question to the cells of a row, one answer per cell, and back.
import type { QuestionType } from '@kafedra/common/assessments';
import {
  answersOf,
  blanksOf,
  blanksWithAnswers,
  blanksWithItems,
  sortItems,
  pairsIn,
  pairsOf,
  parseDecimal,
  parseTolerance,
  type TestQuestion,
  excerpt,
  UnreadableQuestion,
  documentLimits,
  type ReadingNotes,
} from '../../../assessments/document/index.ts';
import { cellOf, richOf } from './texts.ts';

export interface AnswerCells {
  answers: string[];
  /** Numbers of the right answers, from 1. */
  right: string;
  /** One line per comment, beginning with the number of its answer. */
  comments: string;
}

export function answerCells(question: TestQuestion): AnswerCells {
  const { type, answers } = question;
  const isOfChoices = type === 'radio' || type === 'checkbox';
  const right = answers.flatMap(({ correct }, index) =>
    isOfChoices && correct ? [index + 1] : [],
  );
  const inOrder =
    type === 'sort'
      ? answers.toSorted(
          (one, other) => (one.correct_position ?? 0) - (other.correct_position ?? 0),
        )
      : answers;
  const comments = inOrder.flatMap(({ comment }, index) => {
    const text = comment === null ? '' : cellOf(comment);
    return text === '' || text.includes('\n') ? [] : [`${index + 1}: ${text}`];
  });
  return {
    answers: valuesOf({ ...question, answers: inOrder }),
    right: right.join(', '),
    comments: comments.join('\n'),
  };
}

function valuesOf(question: TestQuestion): string[] {
  const { type, answers } = question;
  switch (type) {
    case 'radio':
    case 'checkbox':
    case 'sort':
      return answers.map(({ value }) => cellOf(value));
    case 'input':
      return answers.map(({ value }) => value);
    case 'numeric_input':
      return answers.map(({ value, tolerance }) =>
        [value, tolerance]
          .filter((number) => number !== null)
          .map((number) => number.replace('.', ','))
          .join(' ± '),
      );
    case 'correspondence':
      return pairsIn(question).map(
        ({ main, dependent }) => `${cellOf(main ?? '')} = ${cellOf(dependent ?? '')}`,
      );
    case 'select_input':
      return inPlaces(question, ({ id }) =>
        question.select_input_items
          .filter(({ answer_id }) => answer_id === id)
          .map(({ value, correct }) => `${correct ? '*' : ''}${value}`),
      );
    case 'text_input':
      return inPlaces(question, (_, values) => values);
    case 'multi_input':
      return blanksOf(question).map(
        ({ blank, answers }) => `${blank.value}: ${answers.map(({ value }) => value).join(' | ')}`,
      );
    case 'assessment_by_criterion':
      return question.question_criteria_by_sort.map(({ name, description, max_points }) =>
        [name, String(max_points), ...(description === null ? [] : [description])].join(' | '),
      );
    default:
      return [];
  }
}

/** Each blank is in the column of its number. */
function inPlaces(
  question: TestQuestion,
  valuesIn: (blank: { id: number }, answers: string[]) => string[],
): string[] {
  const cells: string[] = [];
  for (const { blank, answers } of blanksOf(question)) {
    if (blank.sort > documentLimits.answers) continue;
    while (cells.length < blank.sort) cells.push('');
    const values = valuesIn(
      blank,
      answers.map(({ value }) => value),
    );
    cells[blank.sort - 1] = values.join(' | ');
  }
  return cells;
}

type Parts = Partial<TestQuestion>;

const split = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads the cells of answers; empty cells are skipped. */
export function readAnswers(
  type: QuestionType,
  { answers: cells, right, comments }: AnswerCells,
  { changed, lacking }: ReadingNotes,
): Parts {
  const filled = cells.filter((cell) => cell !== '');
  const commentOf = commentsIn(comments, changed);
  switch (type) {
    case 'radio':
    case 'checkbox': {
      const numbers = numbersIn(right, cells, changed);
      const choices = cells.flatMap((cell, index) =>
        cell === ''
          ? []
          : [
              {
                value: richOf(cell, lacking, 'answer'),
                comment: commentOf(index + 1),
                correct: numbers.has(index + 1),
              },
            ],
      );
      return { type, answers: answersOf(required(choices)) };
    }
    case 'sort':
      return {
        type,
        answers: sortItems(
          required(filled).map((cell, index) => ({
            value: richOf(cell, lacking, 'answer'),
            comment: commentOf(index + 1),
          })),
        ),
      };
    case 'input':
      return {
        type,
        answers: answersOf(
          required(filled).map((value, index) => ({
            value,
            comment: commentOf(index + 1),
            correct: true,
          })),
        ),
      };
    case 'numeric_input':
      return {
        type,
        answers: answersOf(
          required(filled).map((cell, index) => ({
            ...numberIn(cell),
            comment: commentOf(index + 1),
            correct: true,
          })),
        ),
      };
    case 'correspondence':
      return { type, ...pairsOf(required(filled).map((cell) => pairIn(cell, lacking))) };
    case 'select_input':
      return { type, ...blanksWithItems(required(cells).map(fillingsIn)) };
    case 'text_input':
      return {
        type,
        answers: blanksWithAnswers(required(cells).map((cell) => ({ answers: split(cell) }))),
      };
    case 'multi_input':
      return { type, answers: blanksWithAnswers(required(filled).map(fieldIn)) };
    case 'assessment_by_criterion':
      return { type, question_criteria_by_sort: required(filled).map(criterionIn) };
    default:
      if (filled.length > 0) changed.push('у такого вопроса нет столбцов «Ответ»: они не взяты');
      return { type };
  }
}

function required<T>(cells: T[]): T[] {
  if (cells.length === 0) throw new UnreadableQuestion('Столбцы «Ответ» пустые');
  return cells;
}

function numbersIn(right: string, cells: readonly string[], changed: string[]): Set<number> {
  const numbers = new Set(Array.from(right.matchAll(/\d{1,4}/g), ([number]) => Number(number)));
  const isThere = (number: number) => (cells[number - 1] ?? '') !== '';
  const missing = [...numbers].filter((number) => !isThere(number));
  if (numbers.size === 0) changed.push('в столбце «Верные» нет номера верного варианта');
  if (missing.length > 0)
    changed.push(`в столбце «Верные» — номер без варианта: ${missing.join(', ')}`);
  return numbers;
}

function commentsIn(text: string, changed: string[]): (number: number) => string | null {
  const comments = new Map<number, string>();
  for (const line of text.split('\n')) {
    const [, number, comment] = /^\s*(\d{1,4})\s*[:.)]\s*(.+)$/.exec(line) ?? [];
    if (number !== undefined && comment !== undefined) {
      comments.set(Number(number), richOf(comment, changed, 'answer'));
    } else if (line.trim() !== '') {
      changed.push(`пояснение без номера ответа не взято: «${excerpt(line)}»`);
    }
  }
  return (number) => comments.get(number) || null;
}

function numberIn(cell: string): { value: string; tolerance: string | null } {
  const [text = '', off = '0'] = cell.split(/±|\+\/-|\+-/);
  const value = parseDecimal(text);
  if (value === null || parseDecimal(off) === null) {
    throw new UnreadableQuestion(`Ответ «${excerpt(cell)}» — не число`);
  }
  return { value, tolerance: parseTolerance(off) };
}

function pairIn(
  cell: string,
  lacking: string[],
): { main: string | null; dependent: string | null } {
  const parting = /\s=\s|^=\s*|\s=$|=/.exec(cell);
  if (parting === null) throw new UnreadableQuestion(`В паре «${excerpt(cell)}» нет знака =`);
  const main = cell.slice(0, parting.index);
  const dependent = cell.slice(parting.index + parting[0].length);
  return {
    main: richOf(main, lacking, 'answer') || null,
    dependent: richOf(dependent, lacking, 'answer') || null,
  };
}

/** Right options are marked with an asterisk; without any, the first is right. */
function fillingsIn(cell: string): { value: string; correct: boolean }[] {
  const all = split(cell);
  const isMarked = all.some((part) => part.startsWith('*'));
  return all.map((part, index) => ({
    value: part.replace(/^\*\s*/, ''),
    correct: isMarked ? part.startsWith('*') : index === 0,
  }));
}

function fieldIn(cell: string): { value: string; answers: string[] } {
  const at = cell.indexOf(':');
  return { value: cell.slice(0, Math.max(at, 0)).trim(), answers: split(cell.slice(at + 1)) };
}

function criterionIn(cell: string, index: number) {
  const [name = '', points = '', ...description] = cell.split('|').map((part) => part.trim());
  const max_points = Number(points.replace(',', '.'));
  if (
    !Number.isInteger(max_points) ||
    max_points < 0 ||
    max_points > documentLimits.points ||
    points === ''
  ) {
    throw new UnreadableQuestion(`У критерия «${excerpt(name)}» не указаны баллы`);
  }
  return {
    id: index + 1,
    name: name.slice(0, documentLimits.name),
    description: description.join(' | ').slice(0, documentLimits.letters) || null,
    max_points,
    sort: index + 1,
  };
}
