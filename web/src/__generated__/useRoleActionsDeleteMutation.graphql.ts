/**
 * @generated SignedSource<<f3be81f6d4ae0d4db89ba8ab45aa38cc>>
 * @relayHash e0553cc602ec8e03a056ae621ec35c15
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edfa4b3a83bd0fa10f5915e7208ff3143abef11c47c60d9e0317b92fc80ce76e

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteRoleInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useRoleActionsDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteRoleInput;
};
export type useRoleActionsDeleteMutation$data = {
  readonly deleteRole: {
    readonly deletedRoleId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useRoleActionsDeleteMutation = {
  response: useRoleActionsDeleteMutation$data;
  variables: useRoleActionsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedRoleId",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRoleActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteRolePayload",
        "kind": "LinkedField",
        "name": "deleteRole",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useRoleActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteRolePayload",
        "kind": "LinkedField",
        "name": "deleteRole",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedRoleId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "edfa4b3a83bd0fa10f5915e7208ff3143abef11c47c60d9e0317b92fc80ce76e",
    "metadata": {},
    "name": "useRoleActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5861fe30373e542eb8b0454cfc9fb193";

export default node;
