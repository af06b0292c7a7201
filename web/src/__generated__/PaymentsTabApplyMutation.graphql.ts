/**
 * @generated SignedSource<<bc85318d0caee7f039d3b7a6c5ccc577>>
 * @relayHash 19a9e3165b7d5c464e7d6e41ec703cbb
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89b271ef9b3c35430e7b0dc4e66706f49497a170c277d67dd11eb0054f2f093d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplyCanBeBoughtInput = {
  canBeBought: boolean;
  clientMutationId?: string | null | undefined;
  companyId: string;
};
export type PaymentsTabApplyMutation$variables = {
  input: ApplyCanBeBoughtInput;
};
export type PaymentsTabApplyMutation$data = {
  readonly applyCanBeBought: {
    readonly changedCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type PaymentsTabApplyMutation = {
  response: PaymentsTabApplyMutation$data;
  variables: PaymentsTabApplyMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedCount",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PaymentsTabApplyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ApplyCanBeBoughtPayload",
        "kind": "LinkedField",
        "name": "applyCanBeBought",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
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
    "name": "PaymentsTabApplyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ApplyCanBeBoughtPayload",
        "kind": "LinkedField",
        "name": "applyCanBeBought",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "89b271ef9b3c35430e7b0dc4e66706f49497a170c277d67dd11eb0054f2f093d",
    "metadata": {},
    "name": "PaymentsTabApplyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9177850c077207823ba97bdff78435b";

export default node;
