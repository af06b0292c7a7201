/**
 * @generated SignedSource<<1f4aaa0fb6b9973125951b0835a6f988>>
 * @relayHash 386f0e98b6cb55dd221367a6298106f9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfa28a0635c99f378f05d2e6667b7ef5d7145d3e3e303a6f8384386a8e8be2cc

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCourseBranchInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
};
export type BranchCardDeleteMutation$variables = {
  input: DeleteCourseBranchInput;
};
export type BranchCardDeleteMutation$data = {
  readonly deleteCourseBranch: {
    readonly deletedCourseBranchId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type BranchCardDeleteMutation = {
  response: BranchCardDeleteMutation$data;
  variables: BranchCardDeleteMutation$variables;
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
    "name": "BranchCardDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BranchCardDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dfa28a0635c99f378f05d2e6667b7ef5d7145d3e3e303a6f8384386a8e8be2cc",
    "metadata": {},
    "name": "BranchCardDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "04c724a8f026402c957a305791c6da50";

export default node;
