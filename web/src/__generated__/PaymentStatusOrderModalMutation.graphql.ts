/**
 * @generated SignedSource<<5ae9aa04254daf68d64c8f1c2e347377>>
 * @relayHash bceb5b76afc1afbb373d94438944fde6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5e04f10499ab4382abb8aad79bb7052d010c82e55366880cf1f8a546fce8675

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SortPaymentStatusesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  paymentStatusIds: ReadonlyArray<string>;
};
export type PaymentStatusOrderModalMutation$variables = {
  input: SortPaymentStatusesInput;
};
export type PaymentStatusOrderModalMutation$data = {
  readonly sortPaymentStatuses: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type PaymentStatusOrderModalMutation = {
  response: PaymentStatusOrderModalMutation$data;
  variables: PaymentStatusOrderModalMutation$variables;
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
    "name": "PaymentStatusOrderModalMutation",
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
    "name": "PaymentStatusOrderModalMutation",
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
    "id": "e5e04f10499ab4382abb8aad79bb7052d010c82e55366880cf1f8a546fce8675",
    "metadata": {},
    "name": "PaymentStatusOrderModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17effa6a917933e5590d9a342d207bef";

export default node;
