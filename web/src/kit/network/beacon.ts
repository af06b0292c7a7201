// A mutation that is sent as a page goes: the browser delivers it afterwards, and nobody reads the answer.
import type {
  ConcreteRequest,
  GraphQLTaggedNode,
  MutationParameters,
  VariablesOf,
} from 'relay-runtime';
import { gatewayAddress, requestHeaders } from './ask.ts';
import { toBody } from './gateway.ts';

/** As nobody. */
export function sendBeacon<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
): void {
  const body = JSON.stringify(toBody((mutation as ConcreteRequest).params, variables));
  navigator.sendBeacon(gatewayAddress, new Blob([body], { type: 'application/json' }));
}

/** As the person who is signed in. Of bodies under way browsers take 64 KB in all: it may get lost. */
export function sendAtLast<TMutation extends MutationParameters>(
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
