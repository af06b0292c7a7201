// A mutation that is sent as a page goes: the browser delivers it afterwards, nobody reads the answer, and it is nobody's.
import type {
  ConcreteRequest,
  GraphQLTaggedNode,
  MutationParameters,
  VariablesOf,
} from 'relay-runtime';
import { gatewayAddress } from './ask.ts';
import { toBody } from './gateway.ts';

export function sendBeacon<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
): void {
  const body = JSON.stringify(toBody((mutation as ConcreteRequest).params, variables));
  navigator.sendBeacon(gatewayAddress, new Blob([body], { type: 'application/json' }));
}
