/**
 * @generated SignedSource<<37d2aecd1033595883e0340418616199>>
 * @relayHash f3bd4737e8801bca628cb09f815b891e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d10977600149ab44fbe4343bbf73cdc040d16aaf06421573b72c0b4ec7223116

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
export type useGroupActionsDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteGroupsInput;
};
export type useGroupActionsDeleteMutation$data = {
  readonly deleteGroups: {
    readonly deletedCount: number;
    readonly deletedGroupIds: ReadonlyArray<string>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useGroupActionsDeleteMutation = {
  response: useGroupActionsDeleteMutation$data;
  variables: useGroupActionsDeleteMutation$variables;
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
    "name": "useGroupActionsDeleteMutation",
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
    "name": "useGroupActionsDeleteMutation",
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
    "id": "d10977600149ab44fbe4343bbf73cdc040d16aaf06421573b72c0b4ec7223116",
    "metadata": {},
    "name": "useGroupActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d7720435af81796cf639792679c28788";

export default node;
