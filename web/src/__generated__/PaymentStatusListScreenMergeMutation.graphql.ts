/**
 * @generated SignedSource<<a2cfb28e7bd194bcd97da9a007245c8d>>
 * @relayHash b5729faa133de36c1e97c11429c84295
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aad110f45067650fae1f8224f082cb59fe093c4ca5a749f454d121d4ef071d8a

import type { ConcreteRequest } from 'relay-runtime';
export type MergePaymentStatusesInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  intoId: string;
};
export type PaymentStatusListScreenMergeMutation$variables = {
  input: MergePaymentStatusesInput;
};
export type PaymentStatusListScreenMergeMutation$data = {
  readonly mergePaymentStatuses: {
    readonly deletedPaymentStatusId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type PaymentStatusListScreenMergeMutation = {
  response: PaymentStatusListScreenMergeMutation$data;
  variables: PaymentStatusListScreenMergeMutation$variables;
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
    "concreteType": "MergePaymentStatusesPayload",
    "kind": "LinkedField",
    "name": "mergePaymentStatuses",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedPaymentStatusId",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "PaymentStatusListScreenMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentStatusListScreenMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aad110f45067650fae1f8224f082cb59fe093c4ca5a749f454d121d4ef071d8a",
    "metadata": {},
    "name": "PaymentStatusListScreenMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa4db0d49f9c69fcb2e4288131626bc7";

export default node;
