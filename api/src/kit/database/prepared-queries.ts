// Builds and caches the SQL of prepared queries. The text is built once for each shape (columns, filters, order) and
// set of permissions; each call binds its values to placeholders.
import { fillPlaceholders, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Transaction } from './database.ts';
import { sendPrepared, type Plan } from './transactions.ts';
import type { Permission } from '../permissions/flags.ts';
import type { QueryScope, Scope } from '../permissions/permissions.ts';

/** Values to bind, by placeholder name. */
export type Values = Readonly<Record<string, unknown>>;

export interface Statement {
  text: string;
  plan: Plan;
  /** The values of the statement's parameters, in order. */
  bind: (values: Values) => unknown[];
}

/** A placeholder for a value that differs between calls. */
export const placeholder = (name: string): Placeholder => sql.placeholder(name);

const dialect = new PgDialect();

/**
 * Compiles SQL to a statement. Values that are not placeholders are inlined, so that the planner sees them.
 */
export function compileStatement(query: SQL, plan: Plan = 'generic'): Statement {
  const { sql: text, params } = dialect.sqlToQuery(query.inlineParams());
  return { text, plan, bind: (values) => fillPlaceholders(params, values) };
}

/** Runs a statement and returns its rows. The caller states their type. */
export async function runStatement<Row>(
  transaction: Transaction,
  statement: Statement,
  values: Values,
): Promise<Row[]> {
  const { text, plan } = statement;
  const { rows } = await sendPrepared(transaction, text, statement.bind(values), plan);
  return rows as Row[];
}

/**
 * A prepared query that is built on first use, because tables may reference each other. The caller states its row type.
 */
export function preparedQuery<Row>(
  build: () => SQL,
): (transaction: Transaction, values: Values) => Promise<Row[]> {
  let statement: Statement | undefined;
  return (transaction, values) => {
    statement ??= compileStatement(build());
    return runStatement<Row>(transaction, statement, values);
  };
}

/** A prepared query whose SQL depends on the caller's permissions. */
export function preparedQueryForScope<Row>(
  build: (asker: QueryScope) => SQL,
): (transaction: Transaction, scope: Scope, values?: Values) => Promise<Row[]> {
  return (transaction, scope, values) => {
    const statement = memoizeByShape(build, '', scope, (asker) => compileStatement(build(asker)));
    return runStatement<Row>(transaction, statement, { ...valuesOf(scope), ...values });
  };
}

/** Size of the cache. An entry is some kilobytes of text. */
const mostShapes = 1000;

/** What the builder read of the scope, with the results. */
type ScopeReads = Map<Permission | 'isOwner' | 'byAccessToken', boolean>;

interface Variant {
  reads: ScopeReads;
  built: unknown;
}

const shapes = new LRUCache<string, Variant[]>({ max: mostShapes });

/**
 * Memoizes what `build` returns for a shape. Another caller shares it if everything that `build` read of the first
 * caller's scope is the same for them. `source` identifies what is built.
 */
export function memoizeByShape<Built extends object>(
  source: object,
  shape: string,
  scope: Scope,
  build: (asker: QueryScope) => Built,
): Built {
  const key = `${numberOf(source)} ${shape}`;
  const variants = shapes.get(key) ?? [];
  const known = variants.find(({ reads }) => answersAlike(scope, reads));
  if (known !== undefined) return known.built as Built;
  const reads: ScopeReads = new Map();
  const built = build(anyoneLike(scope, reads));
  shapes.set(key, [...variants, { reads, built }]);
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

function answersAlike(scope: Scope, reads: ScopeReads): boolean {
  for (const [question, answer] of reads) if (answerOf(scope, question) !== answer) return false;
  return true;
}

function answerOf(scope: Scope, question: Permission | 'isOwner' | 'byAccessToken'): boolean {
  if (question === 'isOwner') return scope.isOwner;
  if (question === 'byAccessToken') return scope.accessTokenId !== undefined;
  return scope.permissions.has(question);
}

/** A scope that records which permissions are read. Ids are placeholders. */
function anyoneLike(scope: Scope, reads: ScopeReads): QueryScope {
  const answer = (question: Permission | 'isOwner' | 'byAccessToken'): boolean => {
    const result = answerOf(scope, question);
    reads.set(question, result);
    return result;
  };
  return {
    companyId: placeholder('asker.companyId'),
    personId: placeholder('asker.personId'),
    get isOwner() {
      return answer('isOwner');
    },
    get accessTokenId() {
      return answer('byAccessToken') ? placeholder('asker.accessTokenId') : undefined;
    },
    permissions: { has: answer, all: placeholder('asker.permissions') },
  };
}

/** The values of a scope's placeholders. */
export const valuesOf = ({ companyId, personId, accessTokenId, permissions }: Scope): Values => ({
  'asker.companyId': companyId,
  'asker.personId': personId,
  'asker.accessTokenId': accessTokenId,
  'asker.permissions': [...permissions],
});
