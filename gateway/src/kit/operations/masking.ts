// Nothing of an error that nobody foresaw reaches the client; what is behind a known one is logged as well.
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { RestError } from '../rest/errors.ts';
import { valueError } from '../execution/value-errors.ts';

/** Those that were raised for the client carry a code; all others are this server's or the REST API's own mistakes. */
export function maskError(
  error: unknown,
  log: FastifyBaseLogger,
  requestId?: string,
): GraphQLError {
  const place = error instanceof GraphQLError ? error : undefined;
  const original = place?.originalError ?? error;
  if (original instanceof RestError && original.status >= 500) {
    // A server's words may quote what it was given.
    const problems = original.problems.map(({ field, code }) => ({ field, code }));
    const { code } = original.extensions;
    // What a server does not have it lacks in every record.
    const level = code === 'UPSTREAM_MISSING_FIELD' ? 'debug' : 'warn';
    log[level]({ requestId, code, problems, err: original.cause }, 'upstream failed');
  }
  if (place?.extensions['code'] !== undefined) return place;
  if (place && aboutArguments.test(place.message)) {
    return coded(place, valueError(place.message), 'BAD_USER_INPUT');
  }
  log.error({ requestId, err: original, path: place?.path }, 'unexpected error');
  return coded(place, unexpected, 'INTERNAL');
}

export const unexpected = 'Произошла ошибка. Повторите позже.';

/** graphql-js' own words for an argument whose variable holds nothing. */
const aboutArguments = /^Argument ".+" (?:of (?:non-null|required) type|has invalid value)/;

function coded(place: GraphQLError | undefined, message: string, code: string): GraphQLError {
  return new GraphQLError(message, {
    nodes: place?.nodes ?? null,
    path: place?.path ?? null,
    extensions: { code },
  });
}
