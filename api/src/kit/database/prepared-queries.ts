// SQL that is written once for each shape, as a text with holes: a call binds its values to them. A shape is what was
// asked for (which columns, filters and order) and what its SQL was told of who asks (which flags they have).
import { fillPlaceholders, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Transaction } from './database.ts';
import { sendPrepared, type Plan } from './transactions.ts';
import type { Permission } from '../permissions/flags.ts';
import type { Asker, Scope } from '../permissions/permissions.ts';

/** What a call binds, by the names of the holes. */
export type Values = Readonly<Record<string, unknown>>;

export interface Statement {
  text: string;
  plan: Plan;
  /** The values of its parameters, in their order. */
  bind: (values: Values) => unknown[];
}

/** The place in kept SQL of a value that differs from call to call. */
export const hole = (name: string): Placeholder => sql.placeholder(name);

const dialect = new PgDialect();

/** What is no hole is the code's own and stands in the text, where the planner sees it. */
export function statementOf(query: SQL, plan: Plan = 'generic'): Statement {
  const { sql: text, params } = dialect.sqlToQuery(query.inlineParams());
  return { text, plan, bind: (values) => fillPlaceholders(params, values) };
}

/** The rows that a statement answers. The caller states their shape. */
export async function rowsWith<Row>(
  transaction: Transaction,
  statement: Statement,
  values: Values,
): Promise<Row[]> {
  const { text, plan } = statement;
  const { rows } = await sendPrepared(transaction, text, statement.bind(values), plan);
  return rows as Row[];
}

/** A statement of one shape, written when it is first needed: tables name each other. The caller states its rows' shape. */
export function keptStatement<Row>(
  build: () => SQL,
): (transaction: Transaction, values: Values) => Promise<Row[]> {
  let statement: Statement | undefined;
  return (transaction, values) => {
    statement ??= statementOf(build());
    return rowsWith<Row>(transaction, statement, values);
  };
}

/** The same for SQL that asks who it is written for. */
export function keptFor<Row>(
  build: (asker: Asker) => SQL,
): (transaction: Transaction, scope: Scope, values?: Values) => Promise<Row[]> {
  return (transaction, scope, values) => {
    const statement = builtOnce(build, '', scope, (asker) => statementOf(build(asker)));
    return rowsWith<Row>(transaction, statement, { ...valuesOf(scope), ...values });
  };
}

/** How many shapes are kept: each some kilobytes of text. */
const keptShapes = 1000;

/** What SQL asks of who it is written for, with the answer that it got. */
type Asked = Map<Permission | 'isOwner' | 'byAccessToken', boolean>;

interface Variant {
  asked: Asked;
  built: unknown;
}

const shapes = new LRUCache<string, Variant[]>({ max: keptShapes });

/**
 * What is built for a shape, by whoever came first: others get the same where all that was asked of the first has the
 * same answer. `source` stands for what is built and from what.
 */
export function builtOnce<Built extends object>(
  source: object,
  shape: string,
  scope: Scope,
  build: (asker: Asker) => Built,
): Built {
  const key = `${numberOf(source)} ${shape}`;
  const variants = shapes.get(key) ?? [];
  const known = variants.find(({ asked }) => answersAlike(scope, asked));
  if (known !== undefined) return known.built as Built;
  const asked: Asked = new Map();
  const built = build(anyoneLike(scope, asked));
  shapes.set(key, [...variants, { asked, built }]);
  return built;
}

const numbers = new WeakMap<object, number>();
let numbered = 0;

function numberOf(source: object): number {
  const known = numbers.get(source);
  if (known !== undefined) return known;
  numbered += 1;
  numbers.set(source, numbered);
  return numbered;
}

function answersAlike(scope: Scope, asked: Asked): boolean {
  for (const [question, answer] of asked) if (answerOf(scope, question) !== answer) return false;
  return true;
}

function answerOf(scope: Scope, question: Permission | 'isOwner' | 'byAccessToken'): boolean {
  if (question === 'isOwner') return scope.isOwner;
  if (question === 'byAccessToken') return scope.accessTokenId !== undefined;
  return scope.permissions.has(question);
}

/** Answers as the person does and notes what it was asked; who they are is a hole. */
function anyoneLike(scope: Scope, asked: Asked): Asker {
  const answer = (question: Permission | 'isOwner' | 'byAccessToken'): boolean => {
    const told = answerOf(scope, question);
    asked.set(question, told);
    return told;
  };
  return {
    companyId: hole('asker.companyId'),
    personId: hole('asker.personId'),
    get isOwner() {
      return answer('isOwner');
    },
    get accessTokenId() {
      return answer('byAccessToken') ? hole('asker.accessTokenId') : undefined;
    },
    permissions: { has: answer, all: hole('asker.permissions') },
  };
}

/** What a scope binds. */
export const valuesOf = ({ companyId, personId, accessTokenId, permissions }: Scope): Values => ({
  'asker.companyId': companyId,
  'asker.personId': personId,
  'asker.accessTokenId': accessTokenId,
  'asker.permissions': [...permissions],
});
