// Writes a test as a workbook with sheets of questions, settings and instructions.
import { kindNames } from '@kafedra/common/assessments';
import type { CellStyle, WriteSheet } from 'hucre';
import type { Extensions } from '../../build-document.ts';
import { type TestDocument, documentLimits } from '../../../assessments/document/index.ts';
import { answerCells } from './answers.ts';
import { pointsColumn, settingColumns, solutionColumn, type Cell, type Column } from './columns.ts';
import { settingRows } from './settings.ts';
import { cellOf, maxInCell } from './texts.ts';
import { answerInstructions, sheets } from './labels.ts';

export const headings = {
  kind: 'Вид',
  question: 'Вопрос',
  right: 'Верные',
  answer: 'Ответ',
  comments: 'Пояснения к ответам',
  rest: 'Служебное',
} as const;

/** The minimum number of answer columns. */
const fewestAnswers = 6;

export async function workbookOf(test: TestDocument, rests: Extensions): Promise<Uint8Array> {
  const rest = inCells(rests.settings?.text ?? '');
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: [
      questionSheet(test, rests),
      {
        name: sheets.test,
        columns: [{ width: 28 }, { width: 50, style: wrapped }, { width: 24 }],
        rows: settingRows(test, rest),
        freezePane: { rows: 1 },
        // The column of extensions is hidden.
        ...(rest.length > 0 && {
          rowDefs: new Map([[settingRows(test, rest).length - 1, { hidden: true }]]),
        }),
      },
      helpSheet(),
    ],
  });
}

const wrapped: CellStyle = { alignment: { wrapText: true, vertical: 'top' } };

/** A text that exceeds the limit of a cell is split over several. */
function inCells(text: string): string[] {
  // Excel would decode `_xHHHH_` as a character.
  const plain = text.replaceAll('_x', String.raw`\u005fx`);
  return plain.match(new RegExp(`[^]{1,${maxInCell - 767}}`, 'g')) ?? [];
}

function questionSheet(test: TestDocument, rests: Extensions): WriteSheet {
  const answers = test.questions.map(answerCells);
  const count = Math.max(fewestAnswers, ...answers.map((each) => each.answers.length));
  const rest = rests.questions.map((each) => inCells(each?.text ?? ''));
  const restCount = Math.max(0, ...rest.map(({ length }) => length));
  const numbered = (heading: string, length: number) =>
    Array.from({ length }, (_, index) => `${heading} ${index + 1}`);
  const header = [
    headings.kind,
    headings.question,
    pointsColumn.heading,
    headings.right,
    ...numbered(headings.answer, count),
    headings.comments,
    solutionColumn.heading,
    ...settingColumns.map(({ heading }) => heading),
    ...numbered(headings.rest, restCount),
  ];
  const rows = test.questions.map((question, index): Cell[] => {
    const cells = answers[index];
    return [
      kindNames[question.type],
      cellOf(question.question),
      pointsColumn.write(question),
      cells?.right || null,
      ...padded(cells?.answers ?? [], count),
      cells?.comments || null,
      solutionColumn.write(question),
      ...settingColumns.map(({ write }) => write(question)),
      ...(rest[index] ?? []),
    ].map((cell) => (typeof cell === 'string' ? cell.slice(0, maxInCell).toWellFormed() : cell));
  });
  const widths = [
    22,
    50,
    pointsColumn.width,
    10,
    ...Array.from({ length: count }, () => 24),
    30,
    solutionColumn.width,
    ...settingColumns.map(({ width }) => width),
  ];
  const choices = [
    { column: 0, values: Object.values(kindNames) },
    ...settingColumns.flatMap(({ choices }, index) =>
      choices === undefined ? [] : [{ column: 6 + count + index, values: [...choices] }],
    ),
  ];
  return {
    name: sheets.questions,
    columns: [
      ...widths.map((width) => ({ width, style: wrapped })),
      ...Array.from({ length: restCount }, () => ({ width: 12, hidden: true })),
    ],
    rows: [header, ...rows],
    freezePane: { rows: 1, columns: 2 },
    dataValidations: choices.map(({ column, values }) => ({
      type: 'list' as const,
      values,
      allowBlank: true,
      range: `${letters(column)}2:${letters(column)}${documentLimits.questions + 1}`,
    })),
  };
}

const padded = (cells: readonly string[], length: number): (string | null)[] =>
  Array.from({ length }, (_, index) => cells[index] || null);

/** The name of a column, from A. */
export function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

function helpSheet(): WriteSheet {
  const explained = ({ heading, help }: Column): [string, string] => [heading, help];
  return {
    name: sheets.help,
    columns: [{ width: 28 }, { width: 100, style: wrapped }],
    rows: [
      ['Столбец', 'Что в нём'],
      [headings.kind, `Вид вопроса: ${Object.values(kindNames).slice(0, -1).join(', ')}.`],
      [
        headings.question,
        'Текст вопроса. Можно писать строками или в HTML, формулы — в TeX между \\( и \\).',
      ],
      explained(pointsColumn),
      [headings.right, 'Номера верных вариантов.'],
      [`${headings.answer} 1, 2, …`, 'Ответы. Столбцов может быть сколько нужно, до 100.'],
      [headings.comments, 'Пояснения, каждое на своей строке с номером ответа: 2: Это Ломбардия.'],
      explained(solutionColumn),
      ...settingColumns.map(explained),
      [],
      ['Вид вопроса', 'Как заполнить ответы'],
      ...answerInstructions.map(([type, how]): [string, string] => [kindNames[type], how]),
      [],
      ['Файлы', 'Картинки и файлы в таблицу не входят: их добавляют в редакторе.'],
    ],
    freezePane: { rows: 1 },
  };
}
