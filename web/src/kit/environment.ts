// The Relay environment of the application: one store for as long as the page lives.
import { Environment, RecordSource, Store, type RelayFieldLogger } from 'relay-runtime';
import { network, RequestFailed, type GatewayError } from './network.ts';

/** Lists that were left are kept for the way back: this many queries stay whole in the store. */
const releasedQueriesKept = 20;

export const environment = new Environment({
  configName: 'Kafedra',
  network,
  store: new Store(new RecordSource(), { gcReleaseBufferSize: releasedQueriesKept }),
  relayFieldLogger: keepFieldError,
});

let fieldError: GatewayError | null = null;

/**
 * The reason behind an error that Relay threw while reading: @throwOnFieldError says only that there was one, and the
 * logger hears of it just before.
 */
export function reasonOf(error: unknown): RequestFailed | null {
  if (error instanceof RequestFailed) return error;
  if (fieldError === null || !(error instanceof Error) || !error.message.startsWith('Relay:'))
    return null;
  return new RequestFailed(fieldError.message, fieldError.extensions?.code ?? 'FAILED');
}

function keepFieldError(event: Parameters<RelayFieldLogger>[0]): void {
  if (event.kind === 'relay_field_payload.error') fieldError = event.error as GatewayError;
}
