/**
 * @generated SignedSource<<1f5eac170be324e1f2661b8bde390b8a>>
 * @relayHash 5a05563fdd2b45bd613a41f4968d7197
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4e0133b8239b9eab66ac10f8dc5c2d5d62861cd5a96955a48e0970de1900e94

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteServiceAccountInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useServiceActionsDeleteMutation$variables = {
  input: DeleteServiceAccountInput;
};
export type useServiceActionsDeleteMutation$data = {
  readonly deleteServiceAccount: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useServiceActionsDeleteMutation = {
  response: useServiceActionsDeleteMutation$data;
  variables: useServiceActionsDeleteMutation$variables;
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
    "name": "useServiceActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteServiceAccountPayload",
        "kind": "LinkedField",
        "name": "deleteServiceAccount",
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
    "name": "useServiceActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteServiceAccountPayload",
        "kind": "LinkedField",
        "name": "deleteServiceAccount",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e4e0133b8239b9eab66ac10f8dc5c2d5d62861cd5a96955a48e0970de1900e94",
    "metadata": {},
    "name": "useServiceActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0eceb389563a5d20c4a2d05af2c7d8c3";

export default node;
