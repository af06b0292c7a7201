// Builds the recipe of a handwritten call from two recorded calls: the api's statements and the sources of their
// values. Values that differ were sent, returned by an earlier statement, or are the time.
import { isDeepStrictEqual } from 'node:util';
import type { Case, Sent } from './cases.ts';
import type { Statement } from './recorder.ts';

export interface Recipe {
  name: string;
  method: Case['method'];
  path: string;
  /**
   * Authenticates the caller under a role that sees all accounts; the first statement sets the role.
   */
  authentication: Step[];
  /** The remaining statements; the first sets the role. */
  work: Step[];
  answer: AnswerFrom;
}

export interface Step {
  /** The same text under another role is a separate prepared statement, as in the api. */
  name: string;
  text: string;
  rowMode: 'array' | undefined;
  values: Value[];
  /** Sets a role; its result is not used. */
  enters: boolean;
}

export type Value =
  | { kind: 'constant'; value: unknown }
  | { kind: 'sent'; name: string }
  | { kind: 'item'; name: string; place: number }
  /** A PostgreSQL array literal in braces. */
  | { kind: 'array'; name: string }
  /** A column of the first row that a step returned. */
  | { kind: 'returned'; step: number; column: string }
  | { kind: 'now' };

/** The steps that return each part of the response. */
export interface AnswerFrom {
  data: { step: number; form: 'rows' | 'row' | 'cell' };
  total: { step: number } | { sumOf: readonly string[] } | null;
  counts: { step: number; column: string } | null;
}

export interface Answer {
  data: unknown;
  meta?: { total: number | null; counts?: Record<string, Record<string, number>> };
}

/** One call of the api: its HTTP request and response, and its statements. */
export interface Recording {
  sent: Sent;
  statements: Statement[];
  answer: Answer;
}

export function recipeOf(one: Case, path: string, [first, second]: Pair<Recording>): Recipe {
  const [before, after] = [first, second].map(({ statements }) => partsOf(one, statements));
  const texts = (parts: Parts | undefined) => parts && [...parts.authentication, ...parts.work];
  const textsOnly = (parts: Parts | undefined) => texts(parts)?.map(({ text }) => text);
  if (!before || !after || !isDeepStrictEqual(textsOnly(before), textsOnly(after))) {
    throw new Error(`${one.name}: two calls ran different statements`);
  }
  const steps = (part: keyof Parts) =>
    after[part].map((statement, place): Step => {
      const pairs = statement.values.map((value, index): [unknown, unknown] => [
        before[part][place]?.values[index],
        value,
      ]);
      return {
        name: nameOf(statement),
        text: statement.text,
        rowMode: statement.rowMode === 'array' ? 'array' : undefined,
        enters: isEnter(statement),
        values: pairs.map((pair) => {
          const earlier: [Statement[], Statement[]] = [
            before.work.slice(0, place),
            after.work.slice(0, place),
          ];
          const value = valueOf(pair, [first.sent, second.sent], earlier);
          if (value !== undefined) return value;
          throw new Error(`${one.name}: unknown source of the value ${String(pair[1])}`);
        }),
      };
    });
  return {
    name: one.name,
    method: one.method,
    path,
    authentication: steps('authentication'),
    work: steps('work'),
    answer: answerFrom(one, after.work, second.answer),
  };
}

interface Parts {
  authentication: RoleStatement[];
  work: RoleStatement[];
}

type RoleStatement = Statement & { role: string };

const isEnter = ({ text }: Statement) => text.includes(`set_config('role'`);

/** Drops begin and commit, because contestants use one transaction of their own. */
function partsOf({ name }: Case, statements: readonly Statement[]): Parts {
  const parts: Parts = { authentication: [], work: [] };
  let role = '';
  for (const statement of statements) {
    if (/^(begin|commit|rollback)\b/i.test(statement.text)) continue;
    if (isEnter(statement)) role = String(statement.values[0]);
    const isWork = role === 'kafedra_app' || parts.work.length > 0;
    parts[isWork ? 'work' : 'authentication'].push({ ...statement, role });
  }
  if (parts.authentication.length > 1 && parts.work.length > 1) return parts;
  throw new Error(`${name}: expected the api's statements of one role, then of another`);
}

const names = new Map<string, string>();

function nameOf({ role, text }: RoleStatement): string {
  const key = `${role} ${text}`;
  const name = names.get(key) ?? `s${names.size + 1}`;
  names.set(key, name);
  return name;
}

type Pair<Item> = readonly [Item, Item];

function valueOf(
  pair: Pair<unknown>,
  sent: Pair<Sent>,
  earlier: Pair<Statement[]>,
): Value | undefined {
  const [one, other] = pair;
  if (isDeepStrictEqual(one, other)) return { kind: 'constant', value: other };
  const are = (expected: Pair<unknown>) =>
    isDeepStrictEqual(asText(expected[0]), asText(one)) &&
    isDeepStrictEqual(asText(expected[1]), asText(other));
  for (const name of Object.keys(sent[1])) {
    const [mine, its] = [sent[0][name], sent[1][name]];
    if (are([mine, its])) return { kind: 'sent', name };
    if (!Array.isArray(mine) || !Array.isArray(its)) continue;
    if (are([`{${mine.join()}}`, `{${its.join()}}`])) return { kind: 'array', name };
    const place = its.findIndex((item, index) => are([mine[index], item]));
    if (place >= 0) return { kind: 'item', name, place };
  }
  for (const [step, { rows }] of earlier[1].entries()) {
    const [mine, its] = [firstOf(earlier[0][step]?.rows), firstOf(rows)];
    const column = Object.keys(its).find((name) => are([mine[name], its[name]]));
    if (column !== undefined) return { kind: 'returned', step, column };
  }
  return pair.every((value) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value)))
    ? { kind: 'now' }
    : undefined;
}

/** The wire protocol sends numbers as text. */
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/** The first row by column name or position. */
const firstOf = (rows: readonly unknown[] = []) => (rows[0] ?? {}) as Record<string, unknown>;

function answerFrom({ name, totalOf }: Case, work: Statement[], answer: Answer): AnswerFrom {
  const data = work
    .map(({ rows }, step) => ({ step, form: formOf(rows, answer.data) }))
    .find((found): found is AnswerFrom['data'] => found.form !== undefined);
  if (data === undefined) throw new Error(`${name}: no statement returns its data`);
  const total = work.findIndex(({ rows }) =>
    isDeepStrictEqual(rows, [{ count: answer.meta?.total }]),
  );
  const [column] = Object.keys(answer.meta?.counts ?? {});
  const counts = work.findIndex(({ rows }) => rows.length > 0 && 'value' in firstOf(rows));
  if (counts < 0 !== (column === undefined)) throw new Error(`${name}: no statement counts`);
  if (total < 0 && totalOf === undefined && answer.meta?.total != null) {
    throw new Error(`${name}: no statement returns its total`);
  }
  return {
    data,
    total: total >= 0 ? { step: total } : totalOf === undefined ? null : { sumOf: totalOf },
    counts: column === undefined ? null : { step: counts, column },
  };
}

function formOf(rows: readonly unknown[], data: unknown): AnswerFrom['data']['form'] | undefined {
  if (rows.length === 0) return undefined;
  if (isDeepStrictEqual(rows, data)) return 'rows';
  if (isDeepStrictEqual(rows[0], data)) return 'row';
  const cells = Object.values(firstOf(rows));
  return cells.length === 1 && isDeepStrictEqual(cells[0], data) ? 'cell' : undefined;
}
