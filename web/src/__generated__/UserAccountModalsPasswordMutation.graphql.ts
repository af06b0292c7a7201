/**
 * @generated SignedSource<<03c28c2089548988d2ec98a4724b9606>>
 * @relayHash e2a13e2527d083e5706f374fe0672336
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ce4b20f0f245c6b0cc10f812d3de20f0b243d8216a7c94263f53a116f39c52f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeUserPasswordInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  password: string;
};
export type UserAccountModalsPasswordMutation$variables = {
  input: ChangeUserPasswordInput;
};
export type UserAccountModalsPasswordMutation$data = {
  readonly changeUserPassword: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type UserAccountModalsPasswordMutation = {
  response: UserAccountModalsPasswordMutation$data;
  variables: UserAccountModalsPasswordMutation$variables;
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
    "name": "UserAccountModalsPasswordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeUserPasswordPayload",
        "kind": "LinkedField",
        "name": "changeUserPassword",
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
    "name": "UserAccountModalsPasswordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeUserPasswordPayload",
        "kind": "LinkedField",
        "name": "changeUserPassword",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0ce4b20f0f245c6b0cc10f812d3de20f0b243d8216a7c94263f53a116f39c52f",
    "metadata": {},
    "name": "UserAccountModalsPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1cb49c04c34128f9c381dfed94251953";

export default node;
