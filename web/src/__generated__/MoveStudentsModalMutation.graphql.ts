/**
 * @generated SignedSource<<aea1e2996d9caf0c9b829625b3f07bc8>>
 * @relayHash 03f1fcc9b296f58d4511fa96ef929489
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c08e16c92764dc9cf67186856ef5049c43e84a976759c259089c957fb8a8b076

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeCourseStudentsBranchInput = {
  branchId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  courseStudents: CourseStudentSelection;
};
export type CourseStudentSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: CourseStudentMatch | null | undefined;
};
export type CourseStudentMatch = {
  filter?: CourseStudentFilter | null | undefined;
  search?: string | null | undefined;
};
export type CourseStudentFilter = {
  branch?: ReadonlyArray<string> | null | undefined;
  package?: ReadonlyArray<string> | null | undefined;
  progressFrom?: number | null | undefined;
  progressTo?: number | null | undefined;
  visited?: boolean | null | undefined;
  visitedFrom?: string | null | undefined;
  visitedTo?: string | null | undefined;
};
export type MoveStudentsModalMutation$variables = {
  input: ChangeCourseStudentsBranchInput;
};
export type MoveStudentsModalMutation$data = {
  readonly changeCourseStudentsBranch: {
    readonly changedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type MoveStudentsModalMutation = {
  response: MoveStudentsModalMutation$data;
  variables: MoveStudentsModalMutation$variables;
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
  "name": "changedCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "names",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
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
    "name": "MoveStudentsModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeCourseStudentsBranchPayload",
        "kind": "LinkedField",
        "name": "changeCourseStudentsBranch",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "outcome_skipped",
                "selections": (v4/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MoveStudentsModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeCourseStudentsBranchPayload",
        "kind": "LinkedField",
        "name": "changeCourseStudentsBranch",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c08e16c92764dc9cf67186856ef5049c43e84a976759c259089c957fb8a8b076",
    "metadata": {},
    "name": "MoveStudentsModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e363010b94f9712b8984e1f67e667c9";

export default node;
