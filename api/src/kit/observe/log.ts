// What is logged, at every level: of a request its route and not its address, of an error what happened and not with
// which values. Queries, headers, keys of files and what statements were given are people's secrets.
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { messageWithoutValues, namesIn, statementOf } from '../database/failures.ts';
import { pathFor } from '../http/requests.ts';

type Logger = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

export const logging = (level: string): Logger => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: pathFor(request),
      remoteAddress: request.ip,
    }),
    err: (error: unknown) => describe(error),
    // The reader of forms logs them with all headers of the request.
    busboyOptions: ({ limits }: { limits?: unknown }) => ({ limits }),
    // The queue of jobs tells the values of a statement that was slow.
    warning: ({ message }: { message?: unknown }) => ({ message }),
  },
  hooks: {
    logMethod(inputs: unknown[], method) {
      const [what, line] = inputs;
      const error = what instanceof Error ? what : Object(what)['err'];
      // Without a line of its own, an error's message would become that.
      const quotes = error instanceof Error && (line === undefined || line === error.message);
      const told = (quotes ? [what, 'an error'] : inputs).map((each) =>
        typeof each === 'string' ? withoutSecrets(each) : each,
      );
      method.apply(this, told as Parameters<typeof method>);
    },
  },
});

/** Why something failed, in one line for who started the program. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(reasonOf).join('; ');
  }
  if (error instanceof DrizzleQueryError) return `${reasonOf(error.cause)}: ${error.query}`;
  return error instanceof Error ? messageOf(error) : String(error);
}

type Described = {
  type: string;
  message: string;
  code?: string;
  statement?: string;
  /** Where in the code. */
  stack: string;
  [more: string]: unknown;
};

/** How deep causes are followed, which may go round in a circle. */
const mostCauses = 5;

/** Errors carry whatever their makers found useful, so that only what is known to be no secret is taken. */
function describe(error: unknown, causes = mostCauses): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error', stack: '' };
  const { code, cause } = error as Error & { code?: unknown };
  const statement = statementOf(error);
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...(typeof code === 'string' && { code }),
    ...(error instanceof pg.DatabaseError && namesIn(error)),
    ...(statement !== undefined && { statement }),
    stack: framesOf(error),
    ...(causes > 0 && cause !== undefined && { cause: describe(cause, causes - 1) }),
    ...(causes > 0 &&
      error instanceof AggregateError && {
        errors: error.errors.map((each) => describe(each, causes - 1)),
      }),
  };
}

/** What an error says of itself, where that quotes no values. */
function messageOf(error: Error): string {
  if (error instanceof pg.DatabaseError) return messageWithoutValues(error);
  if (error instanceof DrizzleQueryError) return 'a statement failed';
  if (error instanceof SyntaxError) return 'a text could not be read';
  if (error instanceof z.ZodError) {
    return error.issues.map(({ code, path }) => `${path.join('.')}: ${code}`).join('; ');
  }
  return withoutSecrets(error.message);
}

/** The stack without its head, which repeats the message. */
function framesOf({ stack = '', message }: Error): string {
  const head = stack.indexOf(message);
  const frames = head < 0 ? stack : stack.slice(head + message.length);
  return frames
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
}

/** A text without the queries of addresses and the keys of files. */
const withoutSecrets = (text: string): string =>
  text.replaceAll(/\?[^\s"'`)]+/g, '?…').replaceAll(fileKey, '…');

/** Whoever knows it can read the file. */
const fileKey = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
