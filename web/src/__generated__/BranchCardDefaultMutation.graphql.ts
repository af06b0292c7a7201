/**
 * @generated SignedSource<<2eece1de824a7302ee24014da76755b3>>
 * @relayHash 8c7a5a7fc53b61627e31fe906b3a9fc8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 803f27683e8900882b686207c34c38575384b17b5c9702f7469b446990ef1813

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateCourseBranchInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  endDate?: string | null | undefined;
  id: string;
  isDefault?: boolean | null | undefined;
  name?: string | null | undefined;
  startDate?: string | null | undefined;
  version?: string | null | undefined;
};
export type BranchCardDefaultMutation$variables = {
  input: UpdateCourseBranchInput;
};
export type BranchCardDefaultMutation$data = {
  readonly updateCourseBranch: {
    readonly course: {
      readonly branches: ReadonlyArray<{
        readonly id: string;
        readonly isDefault: boolean;
      }> | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type BranchCardDefaultMutation = {
  response: BranchCardDefaultMutation$data;
  variables: BranchCardDefaultMutation$variables;
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
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    }
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
    "name": "BranchCardDefaultMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseBranchPayload",
        "kind": "LinkedField",
        "name": "updateCourseBranch",
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
    "name": "BranchCardDefaultMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseBranchPayload",
        "kind": "LinkedField",
        "name": "updateCourseBranch",
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
    "id": "803f27683e8900882b686207c34c38575384b17b5c9702f7469b446990ef1813",
    "metadata": {},
    "name": "BranchCardDefaultMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9303729158b0e12a07994d047ac57b21";

export default node;
