// A preload of the api (`node --import`) that reports each request's statements with their values and rows. The other
// contestants are built from them, so that all run the same SQL.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
  rowMode: string | undefined;
  rows: unknown[];
}

/** Sent over the api's IPC channel after each response. */
export interface Recorded {
  recorded: Statement[];
}

const current = new AsyncLocalStorage<Statement[]>();

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  const ofRequest = new WeakMap<object, Statement[]>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const statements: Statement[] = [];
    ofRequest.set(request, statements);
    current.run(statements, done);
  });
  // Reading the body loses the async context, so it is entered afterwards.
  fastify.addHook('preValidation', (request, _reply, done) => {
    current.run(ofRequest.get(request) ?? [], done);
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    process.send?.({ recorded: ofRequest.get(request) ?? [] } satisfies Recorded);
    done();
  });
});

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

interface Config {
  text: string;
  values?: unknown[];
  rowMode?: string;
}

const prototype = pg.Client.prototype as unknown as { query: Query };
const { query } = prototype;

prototype.query = function recording(...given) {
  const answer = query.apply(this, given);
  const statements = current.getStore();
  // A call with a callback returns no promise; only the pool itself makes such calls, outside of transactions.
  if (statements === undefined || !(answer instanceof Promise)) return answer;
  const [config, values = []] = given as [string | Config, unknown[]?];
  const { text, values: own, rowMode } = typeof config === 'string' ? { text: config } : config;
  const statement: Statement = {
    text,
    values: own ?? values,
    rowMode,
    rows: [],
  };
  statements.push(statement);
  return answer.then((result: pg.QueryResult<object>) => {
    statement.rows = result.rows;
    return result;
  });
};
