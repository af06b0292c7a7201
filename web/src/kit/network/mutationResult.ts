// The result of a mutation: the response, and a list of error messages from the server or the network. A Form shows
// them at its fields, an action through `succeeded`.
import type { MutationParameters } from 'relay-runtime';
import type { Alerts } from '../../ui/index.ts';
import { RequestFailed } from './gateway.ts';

export interface UserError {
  readonly message: string;
  readonly field?: string | null | undefined;
  /** The stable error code, if the mutation selects it. */
  readonly code?: string | null | undefined;
  /** The server was overloaded and the retries were used up; the same request may succeed later. */
  readonly isBusy?: boolean;
}

export interface MutationResult<TMutation extends MutationParameters> {
  /** Null when no response arrived. */
  response: TMutation['response'] | null;
  /** Empty on success. */
  userErrors: readonly UserError[];
}

/** Shows the errors as alerts; returns true when there are none. */
export function succeeded<TMutation extends MutationParameters>(
  answer: MutationResult<TMutation>,
  alerts: Alerts,
): answer is MutationResult<TMutation> & { response: TMutation['response'] } {
  for (const { message } of answer.userErrors) alerts.error(message);
  return answer.userErrors.length === 0;
}

export function failedResult<TMutation extends MutationParameters>(
  error: unknown,
): MutationResult<TMutation> {
  if (!(error instanceof RequestFailed)) {
    return { response: null, userErrors: [{ message: 'Произошла ошибка' }] };
  }
  const { message, code, isBusy } = error;
  return { response: null, userErrors: [{ message, code, ...(isBusy && { isBusy }) }] };
}

/**
 * For requests that are repeated until they get a response: it is unknown whether the mutation ran, or the server
 * rejected it unread.
 */
export const isUnanswered = ({ code, isBusy = false }: UserError): boolean =>
  isBusy || unanswered.has(code ?? '');

const unanswered = new Set(['OFFLINE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS', 'OVERLOADED']);
