// What is logged, at every level: of a request its route and not its address, of an error what happened and not with
// which values. Queries, headers, keys of files and what statements were given are people's secrets.
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { errorSerializer, safeInputs } from '@kafedra/common/observe/log';
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
    err: errorSerializer({ messageOf, detailsOf }),
    // The reader of forms logs them with all headers of the request.
    busboyOptions: ({ limits }: { limits?: unknown }) => ({ limits }),
    // The queue of jobs tells the values of a statement that was slow.
    warning: ({ message }: { message?: unknown }) => ({ message }),
  },
  hooks: {
    logMethod(inputs: unknown[], method) {
      method.apply(this, safeInputs(inputs, withoutSecrets) as Parameters<typeof method>);
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

function detailsOf(error: Error) {
  const statement = statementOf(error);
  return {
    ...(error instanceof pg.DatabaseError && namesIn(error)),
    ...(statement !== undefined && { statement }),
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

/** A text without the queries of addresses and the keys of files. */
const withoutSecrets = (text: string): string =>
  text.replaceAll(/\?[^\s"'`)]+/g, '?…').replaceAll(fileKey, '…');

/** Whoever knows it can read the file. */
const fileKey = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
