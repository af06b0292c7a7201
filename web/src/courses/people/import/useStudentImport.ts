// Imports the rows of a table: the server checks them first, then writes all valid ones or none.
import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { TableSheet } from '../../../kit/table-file/tableFile.ts';
import { readTableFile } from '../../../kit/table-file/tableFile.ts';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import { countOf, formatNumber } from '../../../ui/index.ts';
import { guessMapping, hasContactColumn, toImportTable, studentInputOf } from './importedTable.ts';
import type { ImportRow, ImportTable, Mapping, StudentInput } from './importedTable.ts';
import type {
  ImportedStudentOutcome,
  useStudentImportMutation,
} from '../../../__generated__/useStudentImportMutation.graphql.ts';

/** The server's limit of rows in a request. */
export const maxRows = 1_000;

export interface ImportRowResult {
  row: ImportRow;
  input: StudentInput;
  outcome: ImportedStudentOutcome;
  /** The name of the user found for the row. */
  name: string | null;
  errors: readonly string[];
}

/** The parsed file. */
interface Chosen {
  fileName: string;
  /** The detected encoding. */
  readAs: string | null;
  sheets: readonly TableSheet[];
  sheet: number;
  table: ImportTable;
  mapping: Mapping;
}

/** Null without a table, with a problem, or while the check is running. */
type Stage = { checked: readonly ImportRowResult[] } | { done: readonly ImportRowResult[] } | null;

export function useStudentImport(courseId: string, onImported: () => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [stage, setStage] = useState<Stage>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  // Results for a previous table or mapping are ignored.
  const turn = useRef(0);
  const [send, isAsking] = useMutation<useStudentImportMutation>(graphql`
    mutation useStudentImportMutation($input: ImportCourseStudentsInput!) {
      importCourseStudents(input: $input) {
        isWritten
        rows {
          outcome
          name
          userErrors {
            message
          }
        }
        ...userErrors_payload
      }
    }
  `);

  const ask = async (rows: readonly SentRow[], check: boolean) => {
    const input = { courseId, check, rows: rows.map(({ input }) => input) };
    const { response, userErrors } = await send({ variables: { input } });
    if (response === null || userErrors.length > 0) {
      return { problem: userErrors.map((error) => messageOf(error, rows)).join('. ') };
    }
    const { isWritten, rows: answers } = response.importCourseStudents;
    return {
      isWritten,
      rows: rows.flatMap((sentRow, index): ImportRowResult[] => {
        const answer = answers[index];
        if (answer === undefined) return [];
        const { outcome, name, userErrors: errors } = answer;
        return [{ ...sentRow, outcome, name: name ?? null, errors: errors.map(textOf) }];
      }),
    };
  };

  const check = async (next: Chosen) => {
    const mine = (turn.current += 1);
    const wrong = problemOf(next);
    setChosen(next);
    setStage(null);
    setProblem(wrong);
    if (wrong !== null) return;
    const { rows } = next.table;
    const answer = await ask(
      rows.map((row) => ({ row, input: studentInputOf(row, next.mapping) })),
      true,
    );
    if (mine !== turn.current) return;
    if ('problem' in answer) setProblem(answer.problem);
    else setStage({ checked: answer.rows });
  };

  const take = async (file: File) => {
    const mine = (turn.current += 1);
    setReading(true);
    const read = await readTableFile(file).catch(() => ({ problem: unread }));
    setReading(false);
    if (mine !== turn.current) return;
    if ('problem' in read) {
      setChosen(null);
      setStage(null);
      setProblem(read.problem);
      return;
    }
    await check(
      sheetOf({ fileName: file.name, readAs: read.readAs ?? null, sheets: read.sheets }, 0),
    );
  };

  /**
   * Writes the rows that passed the check; if any is refused by now, nothing is written and its errors are shown.
   */
  const write = async (rows: readonly ImportRowResult[]) => {
    const [refused, good] = [rows.filter(isRefused), rows.filter((row) => !isRefused(row))];
    const answer = await ask(good, false);
    if ('problem' in answer) {
      setProblem(answer.problem);
    } else if (answer.isWritten) {
      setProblem(null);
      setStage({ done: inOrder([...answer.rows, ...refused]) });
      onImported();
    } else {
      setProblem(changedMeanwhile);
      setStage({ checked: inOrder([...answer.rows, ...refused]) });
    }
  };

  return {
    chosen,
    stage,
    problem,
    isBusy: isReading || isAsking,
    take: (file: File) => void take(file),
    chooseSheet: (sheet: number) => void (chosen && check(sheetOf(chosen, sheet))),
    chooseColumns: (mapping: Mapping) => void (chosen && check({ ...chosen, mapping })),
    write,
  };
}

const isRefused = ({ outcome }: ImportRowResult): boolean => outcome === 'REFUSED';

/** Sorts rows as in the table. */
const inOrder = (rows: readonly ImportRowResult[]): ImportRowResult[] =>
  rows.toSorted((one, other) => one.row.number - other.row.number);

type SentRow = Pick<ImportRowResult, 'row' | 'input'>;

const unread = 'Таблица не прочиталась. Проверьте соединение и выберите файл ещё раз';

const changedMeanwhile =
  'Ничего не записано: пока вы смотрели, что-то изменилось. Посмотрите строки с ошибками';

function sheetOf(file: Pick<Chosen, 'fileName' | 'readAs' | 'sheets'>, sheet: number): Chosen {
  const table = toImportTable(file.sheets[sheet] ?? { name: '', rows: [] });
  return { ...file, sheet, table, mapping: guessMapping(table) };
}

function problemOf({ table: { rows }, mapping }: Chosen): string | null {
  if (rows.length === 0) return 'Под заголовками нет ни одной строки';
  if (rows.length > maxRows) {
    const many = countOf(rows.length, ['строка', 'строки', 'строк']);
    return `В таблице ${many}, а за раз можно не больше ${formatNumber(maxRows)}: разделите её`;
  }
  return hasContactColumn(mapping) ? null : 'Укажите столбец, в котором почта или телефон';
}

const textOf = ({ message }: { readonly message: string }): string => message;

/** The path `rows.3.packages` is of the fourth row that was sent. */
function messageOf(
  { message, field }: { message: string; field?: string | null | undefined },
  rows: readonly SentRow[],
): string {
  const index = /^rows\.(\d+)\./.exec(field ?? '')?.[1];
  const sentRow = index === undefined ? undefined : rows[Number(index)];
  return sentRow ? `Строка ${sentRow.row.number}: ${message}` : message;
}
