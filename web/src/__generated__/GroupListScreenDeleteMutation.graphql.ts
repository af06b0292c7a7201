/**
 * @generated SignedSource<<b960b0df569760dd4c2ab8b78bd3fa95>>
 * @relayHash d524fc5faaf5b8e0b4d2949bb3a0a164
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a3ebb31e508d32f9e03834f502d39e7b0b5eb3f64964a8f101c1fc53fab5bdf

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteGroupsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  groups: GroupSelection;
};
export type GroupSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: GroupMatch | null | undefined;
};
export type GroupMatch = {
  search?: string | null | undefined;
};
export type GroupListScreenDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteGroupsInput;
};
export type GroupListScreenDeleteMutation$data = {
  readonly deleteGroups: {
    readonly deletedCount: number;
    readonly deletedGroupIds: ReadonlyArray<string>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type GroupListScreenDeleteMutation = {
  response: GroupListScreenDeleteMutation$data;
  variables: GroupListScreenDeleteMutation$variables;
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
  "name": "deletedGroupIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedCount",
  "storageKey": null
},
v5 = {
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
    "name": "GroupListScreenDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteGroupsPayload",
        "kind": "LinkedField",
        "name": "deleteGroups",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "GroupListScreenDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteGroupsPayload",
        "kind": "LinkedField",
        "name": "deleteGroups",
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
            "name": "deletedGroupIds",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8a3ebb31e508d32f9e03834f502d39e7b0b5eb3f64964a8f101c1fc53fab5bdf",
    "metadata": {},
    "name": "GroupListScreenDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "05836da8428879d19703b2124bd52794";

export default node;
