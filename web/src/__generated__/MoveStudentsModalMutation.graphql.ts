/**
 * @generated SignedSource<<6870b3faaed11061e0b908315147f9ba>>
 * @relayHash de8d08824e406f671b1d86bcbcffa795
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3377aa72069ed586b23db01342801fcce2182ae19efd8943395b5efab198c4d

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
    readonly " $fragmentSpreads": FragmentRefs<"outcome_payload" | "userErrors_payload">;
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
  "name": "code",
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
  (v2/*:: as any*/),
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedCount",
      "storageKey": null
    }
  ],
  "type": "DeletionPayload",
  "abstractKey": "__isDeletionPayload"
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restoredCount",
      "storageKey": null
    }
  ],
  "type": "RestorationPayload",
  "abstractKey": "__isRestorationPayload"
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedCount",
      "storageKey": null
    }
  ],
  "type": "ChangePayload",
  "abstractKey": "__isChangePayload"
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletion",
      "storageKey": null
    }
  ],
  "type": "TrashPayload",
  "abstractKey": "__isTrashPayload"
},
v9 = {
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
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
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
          {
            "kind": "InlineDataFragmentSpread",
            "name": "outcome_payload",
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "type": "BulkPayload",
                "abstractKey": "__isBulkPayload"
              }
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v9/*:: as any*/)
            ],
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
          {
            "kind": "InlineFragment",
            "selections": [
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "type": "BulkPayload",
            "abstractKey": "__isBulkPayload"
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b3377aa72069ed586b23db01342801fcce2182ae19efd8943395b5efab198c4d",
    "metadata": {},
    "name": "MoveStudentsModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "559eb406f1d525de4f025a4a86f055df";

export default node;
