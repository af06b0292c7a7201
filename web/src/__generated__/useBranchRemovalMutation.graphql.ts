/**
 * @generated SignedSource<<7e1dbf1b04b08f7da6b0b6e2794be6f0>>
 * @relayHash e4138c7e631f4184a21df0119a6b88e6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce3691c8ebe9e87def71a2db2308398e6e3d3a4c4526912710302cf6a6ce4709

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCourseBranchInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
};
export type useBranchRemovalMutation$variables = {
  input: DeleteCourseBranchInput;
};
export type useBranchRemovalMutation$data = {
  readonly deleteCourseBranch: {
    readonly deletedCourseBranchId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useBranchRemovalMutation = {
  response: useBranchRemovalMutation$data;
  variables: useBranchRemovalMutation$variables;
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
    "concreteType": "DeleteCourseBranchPayload",
    "kind": "LinkedField",
    "name": "deleteCourseBranch",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCourseBranchId",
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
    "name": "useBranchRemovalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBranchRemovalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ce3691c8ebe9e87def71a2db2308398e6e3d3a4c4526912710302cf6a6ce4709",
    "metadata": {},
    "name": "useBranchRemovalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf25d78537ae097974e4776ec51bdcc3";

export default node;
