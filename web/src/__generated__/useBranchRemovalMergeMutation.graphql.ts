/**
 * @generated SignedSource<<4633e9c98e429f8099ff1f199e4e4fe6>>
 * @relayHash 484265f468decfa9e44cd7a57a138574
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f3d118821ce88926deda0384c0ce2326b40742b1b42483be6ac6b76e8d94ab3

import type { ConcreteRequest } from 'relay-runtime';
export type MergeCourseBranchesInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
  intoId: string;
};
export type useBranchRemovalMergeMutation$variables = {
  input: MergeCourseBranchesInput;
};
export type useBranchRemovalMergeMutation$data = {
  readonly mergeCourseBranches: {
    readonly deletedCourseBranchId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useBranchRemovalMergeMutation = {
  response: useBranchRemovalMergeMutation$data;
  variables: useBranchRemovalMergeMutation$variables;
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
    "concreteType": "MergeCourseBranchesPayload",
    "kind": "LinkedField",
    "name": "mergeCourseBranches",
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
    "name": "useBranchRemovalMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBranchRemovalMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4f3d118821ce88926deda0384c0ce2326b40742b1b42483be6ac6b76e8d94ab3",
    "metadata": {},
    "name": "useBranchRemovalMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ac0ad51d9edc7b0ba8771a1351bb584";

export default node;
