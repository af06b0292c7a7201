// Sends a mutation when the page is being closed: the browser delivers it in the background and the response is
// ignored.
import type {
  ConcreteRequest,
  GraphQLTaggedNode,
  MutationParameters,
  VariablesOf,
} from 'relay-runtime';
import { gatewayAddress, requestHeaders } from './requestHeaders.ts';
import { toBody } from './gateway.ts';

/** Without authentication. */
export function sendBeacon<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
): void {
  const body = JSON.stringify(toBody((mutation as ConcreteRequest).params, variables));
  navigator.sendBeacon(gatewayAddress, new Blob([body], { type: 'application/json' }));
}

/** As the signed-in user. Browsers allow 64 KB of pending bodies in total, so it may be lost. */
export function sendOnLeave<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
): void {
  const body = JSON.stringify(toBody((mutation as ConcreteRequest).params, variables));
  const sent = fetch(gatewayAddress, {
    method: 'POST',
    headers: requestHeaders(),
    body,
    keepalive: true,
  });
  sent.catch(() => undefined);
}
