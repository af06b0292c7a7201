/**
 * @generated SignedSource<<3e945a9c941ab800e5a9f1a5fdeef05f>>
 * @relayHash 78f300bb2da20d1702b46dc675873764
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 906232eb880cd4425fd9f686234d80661b09ac40924edf86742445b0add5540d

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
    readonly changedCount: number;
    readonly deletion: string | null | undefined;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
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
  "name": "changedCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletion",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v4/*:: as any*/),
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
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
                "selections": (v5/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "906232eb880cd4425fd9f686234d80661b09ac40924edf86742445b0add5540d",
    "metadata": {},
    "name": "useDetachmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "177d42397e4753127e0f92958b716dfb";

export default node;
