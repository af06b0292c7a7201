// Logger options that keep personal data out of logs: URLs, headers, file keys and values of SQL parameters.
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { errorSerializer, safeInputs } from '@kafedra/common/observe/log';
import { messageWithoutValues, namesIn, failedStatementOf } from '../database/failures.ts';
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
    // The multipart parser logs its options, which contain all request headers.
    busboyOptions: ({ limits }: { limits?: unknown }) => ({ limits }),
    // pg-boss warns about slow statements and includes their values.
    warning: ({ message }: { message?: unknown }) => ({ message }),
  },
  hooks: {
    logMethod(inputs: unknown[], method) {
      method.apply(this, safeInputs(inputs, withoutSecrets) as Parameters<typeof method>);
    },
  },
});

/** The reason of a failure in one line, for the operator. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(reasonOf).join('; ');
  }
  if (error instanceof DrizzleQueryError) return `${reasonOf(error.cause)}: ${error.query}`;
  return error instanceof Error ? messageOf(error) : String(error);
}

function detailsOf(error: Error) {
  const statement = failedStatementOf(error);
  return {
    ...(error instanceof pg.DatabaseError && namesIn(error)),
    ...(statement !== undefined && { statement }),
  };
}

/** The message of an error without values. */
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

/** A file's key allows reading it. */
const fileKey = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
