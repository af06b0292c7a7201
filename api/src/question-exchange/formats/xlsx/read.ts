// Reads a workbook; columns are identified by their headings, in any order.
import { shownCells, type ShownCell } from '@kafedra/common/files/cells';
import { kindNames, type QuestionType } from '@kafedra/common/assessments';
import { openArchive } from '../../archive.ts';
import {
  parseQuestion,
  withinQuestionLimit,
  type ParsedQuestion,
  type ParsedFile,
} from '../../build-document.ts';
import {
  questionOf,
  defaultSettings,
  type TestQuestion,
  excerpt,
  TooComplexFile,
  UnreadableQuestion,
  type SkippedItem,
  documentLimits,
  type ReadingNotes,
} from '../../../assessments/document/index.ts';
import { readAnswers } from './answers.ts';
import { checkedWorkbook } from './checked-workbook.ts';
import { pointsColumn, settingColumns, solutionColumn, type Column } from './columns.ts';
import { readSettings, type ReadSettings } from './settings.ts';
import { richOf } from './texts.ts';
import { comparable, formerKinds, sheets } from './labels.ts';
import { headings, letters } from './write.ts';

/** Rows that are read, with an allowance for empty and title rows. */
const maxRows = 2 * documentLimits.questions + 100;

/** The maximum unpacked size of the sheets. */
const room = 5 * documentLimits.bytes;

interface Sheet {
  name: string;
  rows: ShownCell[][];
}

/** Throws `UnreadableQuestion` if it is not a workbook with questions. */
export async function parseWorkbook(bytes: Uint8Array): Promise<ParsedFile> {
  const all = await sheetsIn(await checkedWorkbook(await openArchive(bytes, room)));
  const found = all
    .map((sheet) => ({ sheet, at: sheet.rows.slice(0, 20).findIndex(isHeader) }))
    .find(({ at }) => at !== -1);
  if (found === undefined) {
    throw new UnreadableQuestion(`В таблице нет столбца «${headings.question}»`);
  }
  const { sheet, at } = found;
  const columns = columnsIn((sheet.rows[at] ?? []).map(({ shown }) => shown));
  const rows = sheet.rows.flatMap((row, index) => {
    const isEmpty = row.every(({ shown, error }) => shown.trim() === '' && error === null);
    return index <= at || isEmpty ? [] : [{ row, line: index + 1 }];
  });
  const { first, left } = withinQuestionLimit(rows);
  const entries = first.map(({ row, line }) => entryIn(row, line, columns));
  const test = all.find(({ name }) => comparable(name) === comparable(sheets.test));
  const none: ReadSettings = { settings: defaultSettings, rest: null, left: [] };
  const {
    settings,
    rest,
    left: leftSettings,
  } = test === undefined || test === sheet ? none : readSettings(test.rows);
  const leftAll = [...columns.left, ...leftSettings, ...left];
  return { settings, rest, entries, files: [], left: leftAll };
}

async function sheetsIn(bytes: Uint8Array): Promise<Sheet[]> {
  const sheets = await cellsIn(bytes);
  const area = sheets.reduce((sum, { rows }) => sum + rows.length * (rows[0]?.length ?? 0), 0);
  if (area > documentLimits.area)
    throw new TooComplexFile('Ячейки таблицы слишком далеко друг от друга');
  return sheets.map((sheet) => ({ name: sheet.name, rows: shownCells(sheet) }));
}

async function cellsIn(bytes: Uint8Array) {
  // It comes with the first table.
  const { readXlsx } = await import('hucre/xlsx');
  try {
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      maxRows: maxRows,
      readStyles: true,
    });
    return sheets;
  } catch {
    throw new UnreadableQuestion('Таблица не прочиталась: файл повреждён или это не Excel');
  }
}

const isHeader = (row: readonly ShownCell[]): boolean =>
  row.some(({ shown }) => comparable(shown) === comparable(headings.question));

interface Columns {
  kind: number;
  question: number;
  right: number;
  comments: number;
  /** Columns of answers, ordered by their numbers. */
  answers: number[];
  rest: number[];
  others: { at: number; column: Column }[];
  left: SkippedItem[];
}

function columnsIn(header: readonly string[]): Columns {
  const names = header.map(comparable);
  const at = (heading: string) => names.indexOf(comparable(heading));
  const numbered = (heading: string) =>
    names
      .flatMap((name, index) => {
        const [, number] = new RegExp(`^${comparable(heading)} ?(\\d{1,3})$`).exec(name) ?? [];
        return number === undefined ? [] : [{ index, number: Number(number) }];
      })
      .toSorted((one, other) => one.number - other.number)
      .map(({ index }) => index);
  const others = [pointsColumn, solutionColumn, ...settingColumns].flatMap((column) =>
    at(column.heading) === -1 ? [] : [{ at: at(column.heading), column }],
  );
  const columns = {
    kind: at(headings.kind),
    question: at(headings.question),
    right: at(headings.right),
    comments: at(headings.comments),
    answers: numbered(headings.answer).slice(0, documentLimits.answers),
    rest: numbered(headings.rest),
    others,
  };
  const known = new Set([
    columns.kind,
    columns.question,
    columns.right,
    columns.comments,
    ...columns.answers,
    ...columns.rest,
    ...others.map((each) => each.at),
  ]);
  const left = header.flatMap((name, index): SkippedItem[] => {
    const why = 'Такого столбца в таблице вопросов нет';
    return known.has(index) || name.trim() === ''
      ? []
      : [{ question: null, line: null, name: excerpt(name), why }];
  });
  return { ...columns, left };
}

/** The displayed text of a cell, or the stored number. */
type CellAt = (at: number, as?: 'shown' | 'plain') => string;

function entryIn(row: readonly ShownCell[], line: number, columns: Columns): ParsedQuestion {
  const cell: CellAt = (at, as = 'shown') => (row[at]?.[as] ?? '').trim();
  const text = cell(columns.question);
  const rest = columns.rest.map((at) => row[at]?.shown ?? '').join('');
  const place = { name: '', beginning: text, line, rest: rest === '' ? null : rest };
  return parseQuestion(place, (notes) => {
    for (const [index, { error }] of row.entries()) {
      if (error !== null) notes.changed.push(errorIn(error, index, line));
    }
    return readRow(cell, columns, notes);
  });
}

const errorIn = (error: string, index: number, line: number): string =>
  `в ячейке ${letters(index)}${line} ошибка Excel ${error}: она не взята`;

function readRow(cell: CellAt, columns: Columns, notes: ReadingNotes): TestQuestion {
  const { changed, lacking } = notes;
  const answers = columns.answers.map((at) => cell(at));
  // Trailing empty cells belong to questions with more answers.
  while (answers.at(-1) === '') answers.pop();
  const cells = { answers, right: cell(columns.right), comments: cell(columns.comments) };
  const text = cell(columns.question);
  if (text === '' && answers.length === 0) throw new UnreadableQuestion('У вопроса нет текста');
  const parts = columns.others.map(({ at, column }) => {
    const value = cell(at, column.isNumber ? 'plain' : 'shown');
    return value === '' ? {} : column.read(value, changed);
  });
  const type = kindIn(cell(columns.kind), cells, changed);
  if (type === 'numeric_input') {
    cells.answers = answers.map((_, index) => cell(columns.answers[index] ?? -1, 'plain'));
  }
  return questionOf({
    question: richOf(text, lacking, 'question'),
    ...Object.assign({}, ...parts),
    ...readAnswers(type, cells, notes),
  });
}

const types: ReadonlyMap<string, QuestionType> = new Map([
  ...formerKinds.map(([name, type]) => [comparable(name), type] as const),
  ...(Object.keys(kindNames) as QuestionType[]).map(
    (type) => [comparable(kindNames[type]), type] as const,
  ),
]);

/** A missing kind is inferred from the filled-in cells. */
function kindIn(
  named: string,
  { answers, right }: { answers: readonly string[]; right: string },
  changed: string[],
): QuestionType {
  if (named !== '') {
    const type = types.get(comparable(named));
    if (type === undefined) throw new UnreadableQuestion(`Вида вопроса «${excerpt(named)}» нет`);
    return type;
  }
  const numbers = right.match(/\d+/g) ?? [];
  const several = numbers.length > 1 ? 'checkbox' : 'radio';
  const filled = numbers.length > 0 ? several : 'input';
  const type = answers.length === 0 ? 'textarea' : filled;
  changed.push(`вид вопроса не указан, теперь «${kindNames[type]}»`);
  return type;
}
