/**
 * @generated SignedSource<<f42d39e9e64916547744a0f9062055d2>>
 * @relayHash 032e48679852c66338d52937cb51f02d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2eeb55127ce515faa843ed07c470a7946463ecec2c91b0560ff5acc1ad183e3d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetachCourseStudentsInput = {
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
export type useDetachmentMutation$variables = {
  input: DetachCourseStudentsInput;
};
export type useDetachmentMutation$data = {
  readonly detachCourseStudents: {
    readonly " $fragmentSpreads": FragmentRefs<"outcome_payload" | "userErrors_payload">;
  };
};
export type useDetachmentMutation = {
  response: useDetachmentMutation$data;
  variables: useDetachmentMutation$variables;
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
v4 = {
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
      "storageKey": null
    },
    {
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
    {
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
    {
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
    {
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
    }
  ],
  "type": "BulkPayload",
  "abstractKey": "__isBulkPayload"
},
v5 = {
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
    "name": "useDetachmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DetachCourseStudentsPayload",
        "kind": "LinkedField",
        "name": "detachCourseStudents",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "outcome_payload",
            "selections": [
              (v4/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v5/*:: as any*/)
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
    "name": "useDetachmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DetachCourseStudentsPayload",
        "kind": "LinkedField",
        "name": "detachCourseStudents",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2eeb55127ce515faa843ed07c470a7946463ecec2c91b0560ff5acc1ad183e3d",
    "metadata": {},
    "name": "useDetachmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7f2657b7c8a3783ccd6470f86e772711";

export default node;
