/**
 * @generated SignedSource<<48a0f5c6391d7f81ca6cf30c36e795ae>>
 * @relayHash 2371c20684393bd3570464894d06059d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6864229a5ab58fb93550816111af0b31a8307e4394149c31ce707062d1f9fde6

import type { ConcreteRequest } from 'relay-runtime';
export type CourseEntityType = "BUNDLE" | "COURSE";
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
export type RestoreCoursesInput = {
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
export type useCourseMutationsRestoreMutation$variables = {
  input: RestoreCoursesInput;
};
export type useCourseMutationsRestoreMutation$data = {
  readonly restoreCourses: {
    readonly courses: ReadonlyArray<{
      readonly id: string;
      readonly status: CourseStatus;
    }>;
    readonly restoredCount: number;
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
export type useCourseMutationsRestoreMutation = {
  response: useCourseMutationsRestoreMutation$data;
  variables: useCourseMutationsRestoreMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RestoreCoursesPayload",
    "kind": "LinkedField",
    "name": "restoreCourses",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "restoredCount",
        "storageKey": null
      },
      {
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
          (v1/*:: as any*/),
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
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useCourseMutationsRestoreMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCourseMutationsRestoreMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6864229a5ab58fb93550816111af0b31a8307e4394149c31ce707062d1f9fde6",
    "metadata": {},
    "name": "useCourseMutationsRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "814c695484e0a4b813f64c06e6dd097d";

export default node;
