/**
 * @generated SignedSource<<8be19475b20fb5b211852c0d05fdc796>>
 * @relayHash ddaf39d1154eb3c09852f88cda499286
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fb70d35fb9905b862e2024b31881692181c6765c0cd67f3286e7e006d815c53

import type { ConcreteRequest } from 'relay-runtime';
export type CourseEntityType = "BUNDLE" | "COURSE";
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
export type ChangeCourseStatusInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  courses: CourseSelection;
  status: CourseStatus;
};
export type CourseSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: CourseMatch | null | undefined;
};
export type CourseMatch = {
  filter?: CourseFilter | null | undefined;
  search?: string | null | undefined;
};
export type CourseFilter = {
  deletion?: ReadonlyArray<string> | null | undefined;
  entityType?: ReadonlyArray<CourseEntityType> | null | undefined;
  favourite?: boolean | null | undefined;
  format?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<CourseStatus> | null | undefined;
  type?: ReadonlyArray<string> | null | undefined;
};
export type useCourseMutationsStatusMutation$variables = {
  connections: ReadonlyArray<string>;
  input: ChangeCourseStatusInput;
};
export type useCourseMutationsStatusMutation$data = {
  readonly changeCourseStatus: {
    readonly changedCount: number;
    readonly courses: ReadonlyArray<{
      readonly id: string;
      readonly status: CourseStatus;
    }>;
    readonly skipped: ReadonlyArray<{
      readonly code: string;
      readonly count: number;
      readonly message: string;
      readonly names: ReadonlyArray<string>;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCourseMutationsStatusMutation = {
  response: useCourseMutationsStatusMutation$data;
  variables: useCourseMutationsStatusMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "SkippedRecords",
  "kind": "LinkedField",
  "name": "skipped",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v6/*:: as any*/),
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
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v6/*:: as any*/)
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
    "name": "useCourseMutationsStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ChangeCourseStatusPayload",
        "kind": "LinkedField",
        "name": "changeCourseStatus",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "courses",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
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
    "name": "useCourseMutationsStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ChangeCourseStatusPayload",
        "kind": "LinkedField",
        "name": "changeCourseStatus",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "courses",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteEdge",
                "key": "",
                "kind": "ScalarHandle",
                "name": "id",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0fb70d35fb9905b862e2024b31881692181c6765c0cd67f3286e7e006d815c53",
    "metadata": {},
    "name": "useCourseMutationsStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b0b169fa76696e5f37274cf787a64dd3";

export default node;
