/**
 * @generated SignedSource<<752ac78c2a42fa61e6a0d9e53869e9b9>>
 * @relayHash 93e5accc0134e51ac4b1855ae5fdb625
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fcd44287e5305d2a9afb9ab9ec57cbc3da244ba3f7889ad936986fa9d9c0db8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentState = "CANCELED" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "WAITING";
export type CreatePaymentStatusInput = {
  adminName: string;
  backgroundColor: string;
  clientMutationId?: string | null | undefined;
  companyId: string;
  isDefault?: boolean | null | undefined;
  publicName?: string | null | undefined;
  textColor: string;
  type: PaymentState;
};
export type PaymentStatusFormModalCreateMutation$variables = {
  input: CreatePaymentStatusInput;
};
export type PaymentStatusFormModalCreateMutation$data = {
  readonly createPaymentStatus: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type PaymentStatusFormModalCreateMutation = {
  response: PaymentStatusFormModalCreateMutation$data;
  variables: PaymentStatusFormModalCreateMutation$variables;
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
    "name": "PaymentStatusFormModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePaymentStatusPayload",
        "kind": "LinkedField",
        "name": "createPaymentStatus",
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
    "name": "PaymentStatusFormModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePaymentStatusPayload",
        "kind": "LinkedField",
        "name": "createPaymentStatus",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0fcd44287e5305d2a9afb9ab9ec57cbc3da244ba3f7889ad936986fa9d9c0db8",
    "metadata": {},
    "name": "PaymentStatusFormModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "695aeb7398501c0716dce49af4ab314c";

export default node;
