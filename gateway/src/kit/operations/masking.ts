// Hides unexpected errors from clients and logs them; also logs the cause of known upstream errors.
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { RestError } from '../rest/errors.ts';
import { translateValueError } from '../execution/value-errors.ts';

/** Errors meant for clients have a code; all others are bugs of this server or of the REST API. */
export function maskError(
  error: unknown,
  log: FastifyBaseLogger,
  requestId?: string,
): GraphQLError {
  const place = error instanceof GraphQLError ? error : undefined;
  const original = place?.originalError ?? error;
  if (original instanceof RestError && original.status >= 500) {
    // Messages of a server may quote user data, so only fields and codes are logged.
    const problems = original.problems.map(({ field, code }) => ({ field, code }));
    const { code } = original.extensions;
    // A field that a server lacks is missing in every record, so it is not logged as a warning.
    const level = code === 'UPSTREAM_MISSING_FIELD' ? 'debug' : 'warn';
    log[level]({ requestId, code, problems, err: original.cause }, 'upstream failed');
  }
  if (place?.extensions['code'] !== undefined) return place;
  if (place && aboutArguments.test(place.message)) {
    return coded(place, translateValueError(place.message), 'BAD_USER_INPUT');
  }
  log.error({ requestId, err: original, path: place?.path }, 'unexpected error');
  return coded(place, unexpected, 'INTERNAL');
}

export const unexpected = 'Произошла ошибка. Повторите позже.';

/** graphql-js' messages about an argument whose variable is null or missing. */
const aboutArguments = /^Argument ".+" (?:of (?:non-null|required) type|has invalid value)/;

function coded(place: GraphQLError | undefined, message: string, code: string): GraphQLError {
  return new GraphQLError(message, {
    nodes: place?.nodes ?? null,
    path: place?.path ?? null,
    extensions: { code },
  });
}
