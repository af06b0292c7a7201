/**
 * @generated SignedSource<<be7c68a640db9a06e0357fa521029d73>>
 * @relayHash fa13d014d38fadf3b9ddc47fb5d6a0e2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d072625bff316e55dae155de0c40b7fc34d44209d6e37d6bed69424f3943c7c9

import type { ConcreteRequest } from 'relay-runtime';
export type FormWebhookDeliveryStatus = "DELIVERED" | "FAILED" | "WAITING";
export type ResendFormWebhookDeliveriesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  formWebhookDeliveries: FormWebhookDeliverySelection;
};
export type FormWebhookDeliverySelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: FormWebhookDeliveryMatch | null | undefined;
};
export type FormWebhookDeliveryMatch = {
  filter?: FormWebhookDeliveryFilter | null | undefined;
};
export type FormWebhookDeliveryFilter = {
  form?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<FormWebhookDeliveryStatus> | null | undefined;
};
export type DeliveryListResendMutation$variables = {
  input: ResendFormWebhookDeliveriesInput;
};
export type DeliveryListResendMutation$data = {
  readonly resendFormWebhookDeliveries: {
    readonly changedCount: number;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type DeliveryListResendMutation = {
  response: DeliveryListResendMutation$data;
  variables: DeliveryListResendMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ResendFormWebhookDeliveriesPayload",
    "kind": "LinkedField",
    "name": "resendFormWebhookDeliveries",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeliveryListResendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeliveryListResendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d072625bff316e55dae155de0c40b7fc34d44209d6e37d6bed69424f3943c7c9",
    "metadata": {},
    "name": "DeliveryListResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8eccf8061b8a82a7822b476eca283d0c";

export default node;
