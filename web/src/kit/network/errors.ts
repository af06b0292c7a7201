// Finds the cause of errors that Relay throws while reading data.
import type { RelayFieldLogger } from 'relay-runtime';
import { retryAfterOf, RequestFailed, type GatewayError } from './gateway.ts';

let fieldError: GatewayError | null = null;

/** @throwOnFieldError throws without the cause; the field logger receives it just before. */
export function reasonOf(error: unknown): RequestFailed | null {
  if (error instanceof RequestFailed) return error;
  if (fieldError === null || !(error instanceof Error) || !error.message.startsWith('Relay:'))
    return null;
  const { message, extensions } = fieldError;
  return new RequestFailed(
    message,
    extensions?.code ?? 'FAILED',
    retryAfterOf(fieldError) !== null,
  );
}

/** The REST API lacks this resource, column or filter: documented servers may leave some out. */
export function isUnsupported(error: unknown): boolean {
  const { code = '' } = reasonOf(error) ?? {};
  return ['NOT_FOUND', 'UPSTREAM_MISSING_FIELD', 'INVALID_INPUT'].includes(code);
}

export function noteFieldError(event: Parameters<RelayFieldLogger>[0]): void {
  if (event.kind === 'relay_field_payload.error') fieldError = event.error as GatewayError;
}
