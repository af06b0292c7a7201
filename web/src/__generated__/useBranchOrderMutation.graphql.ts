/**
 * @generated SignedSource<<f610e88a546242710dea48c3990cce5a>>
 * @relayHash 72013ec65c9b6463b7a568372fa674f8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0e76693a26a3cbd84410f2d71d9a0b50d294fa776ca14b04b7084461c8ac125

import type { ConcreteRequest } from 'relay-runtime';
export type SortCourseBranchesInput = {
  branchIds: ReadonlyArray<string>;
  clientMutationId?: string | null | undefined;
  courseId: string;
};
export type useBranchOrderMutation$variables = {
  input: SortCourseBranchesInput;
};
export type useBranchOrderMutation$data = {
  readonly sortCourseBranches: {
    readonly course: {
      readonly branches: ReadonlyArray<{
        readonly id: string;
      }> | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useBranchOrderMutation = {
  response: useBranchOrderMutation$data;
  variables: useBranchOrderMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "CourseBranch",
  "kind": "LinkedField",
  "name": "branches",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBranchOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortCourseBranchesPayload",
        "kind": "LinkedField",
        "name": "sortCourseBranches",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBranchOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortCourseBranchesPayload",
        "kind": "LinkedField",
        "name": "sortCourseBranches",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f0e76693a26a3cbd84410f2d71d9a0b50d294fa776ca14b04b7084461c8ac125",
    "metadata": {},
    "name": "useBranchOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "431bdc568ef8fc55415037ed7017d387";

export default node;
