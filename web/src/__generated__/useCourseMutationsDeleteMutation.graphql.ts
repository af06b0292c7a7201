/**
 * @generated SignedSource<<59832d4d55e7c2fb0dc7dcfcf3952a28>>
 * @relayHash 5b22562dd441e0e6d64b20e7e4cd54c6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cbf6cca1663d2ea7e6ea76ce4bfe0fbf57229e1658fb9eaf2640e84fdc18e42

import type { ConcreteRequest } from 'relay-runtime';
export type CourseEntityType = "BUNDLE" | "COURSE";
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
export type DeleteCoursesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  courses: CourseSelection;
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
export type useCourseMutationsDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteCoursesInput;
};
export type useCourseMutationsDeleteMutation$data = {
  readonly deleteCourses: {
    readonly deletedCount: number;
    readonly deletedCourseIds: ReadonlyArray<string>;
    readonly deletion: string | null | undefined;
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
export type useCourseMutationsDeleteMutation = {
  response: useCourseMutationsDeleteMutation$data;
  variables: useCourseMutationsDeleteMutation$variables;
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
  "name": "deletedCourseIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletion",
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
    "name": "useCourseMutationsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteCoursesPayload",
        "kind": "LinkedField",
        "name": "deleteCourses",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "name": "useCourseMutationsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteCoursesPayload",
        "kind": "LinkedField",
        "name": "deleteCourses",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedCourseIds",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2cbf6cca1663d2ea7e6ea76ce4bfe0fbf57229e1658fb9eaf2640e84fdc18e42",
    "metadata": {},
    "name": "useCourseMutationsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a0248d22ce71eb6cd66758bdd7a338ed";

export default node;
