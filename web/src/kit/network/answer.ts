// What comes back from a mutation. What went wrong is always a list of messages: the server's userErrors, or the one that
// says why there was no answer. A form shows them in place, an action without a form through `succeeded`.
import type { MutationParameters } from 'relay-runtime';
import type { Alerts } from '../../ui/index.ts';
import { RequestFailed } from './gateway.ts';

export interface UserError {
  readonly message: string;
  readonly field?: string | null | undefined;
  /** The stable reason, where the mutation selects it. */
  readonly code?: string | null | undefined;
  /** The server had too much to do, and was tried in vain: the same may well succeed a little later. */
  readonly isBusy?: boolean;
}

export interface Answer<TMutation extends MutationParameters> {
  /** Null when there was no answer. */
  response: TMutation['response'] | null;
  /** Empty when the mutation did what it was asked. */
  userErrors: readonly UserError[];
}

/** Tells in the alerts what went wrong; true when nothing did. */
export function succeeded<TMutation extends MutationParameters>(
  answer: Answer<TMutation>,
  alerts: Alerts,
): answer is Answer<TMutation> & { response: TMutation['response'] } {
  for (const { message } of answer.userErrors) alerts.error(message);
  return answer.userErrors.length === 0;
}

export function failed<TMutation extends MutationParameters>(error: unknown): Answer<TMutation> {
  if (!(error instanceof RequestFailed)) {
    return { response: null, userErrors: [{ message: 'Произошла ошибка' }] };
  }
  const { message, code, isBusy } = error;
  return { response: null, userErrors: [{ message, code, ...(isBusy && { isBusy }) }] };
}

/** For what is sent until it is answered: nobody knows whether it was done, or it was not looked at. */
export const isUnanswered = ({ code, isBusy = false }: UserError): boolean =>
  isBusy || unanswered.has(code ?? '');

const unanswered = new Set(['OFFLINE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS', 'OVERLOADED']);

/** Of all root fields of a mutation, in their order. */
export function userErrorsIn(response: unknown): readonly UserError[] {
  const payloads = Object.values(
    response as Record<string, { userErrors?: readonly UserError[] } | null>,
  );
  return payloads.flatMap((payload) => payload?.userErrors ?? []);
}
