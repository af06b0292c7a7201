/**
 * @generated SignedSource<<e6cf8ed4ca2c852e9c8bdfdf7b22cfea>>
 * @relayHash 72f916b0109531c0cca999fc8b139411
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97c3e1c69f8b37d37366d304b957acd092ed51c79a1f0e8956d0abb3c5f80c85

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SortPaymentStatusesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  paymentStatusIds: ReadonlyArray<string>;
};
export type PaymentStatusSortModalMutation$variables = {
  input: SortPaymentStatusesInput;
};
export type PaymentStatusSortModalMutation$data = {
  readonly sortPaymentStatuses: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type PaymentStatusSortModalMutation = {
  response: PaymentStatusSortModalMutation$data;
  variables: PaymentStatusSortModalMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
    "kind": "InlineFragment",
    "selections": [
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "MutationPayload",
    "abstractKey": "__isMutationPayload"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PaymentStatusSortModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortPaymentStatusesPayload",
        "kind": "LinkedField",
        "name": "sortPaymentStatuses",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentStatusSortModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortPaymentStatusesPayload",
        "kind": "LinkedField",
        "name": "sortPaymentStatuses",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "97c3e1c69f8b37d37366d304b957acd092ed51c79a1f0e8956d0abb3c5f80c85",
    "metadata": {},
    "name": "PaymentStatusSortModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "68b71e14a0e4ccc58a22fe0ac1fb9bc7";

export default node;
