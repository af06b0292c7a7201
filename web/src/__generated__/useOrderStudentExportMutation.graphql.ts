/**
 * @generated SignedSource<<52d3dbe73c125b479d2f638b193e3d07>>
 * @relayHash d79f762cb739c88a886664760b065b86
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0541dcc662f6fbd8e0172f2d3c3d4c04f55d75b6a8542f4894085e656b1fd34

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseStudentExportColumn = "BRANCH" | "CREATED_AT" | "EMAIL" | "LAST_VISITED_AT" | "NAME" | "PACKAGES" | "PHONE" | "PROGRESS" | "SURNAME" | "USER_ID";
export type CourseStudentExportFormat = "CSV" | "XLSX";
export type CourseStudentOrderField = "CREATED_AT" | "FULL_NAME" | "LAST_VISITED_AT" | "PROGRESS";
export type OrderDirection = "ASC" | "DESC";
export type ExportCourseStudentsInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<CourseStudentExportColumn> | null | undefined;
  courseId: string;
  format?: CourseStudentExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: CourseStudentMatch | null | undefined;
  orderBy?: CourseStudentOrder | null | undefined;
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
export type CourseStudentOrder = {
  direction?: OrderDirection;
  field: CourseStudentOrderField;
};
export type useOrderStudentExportMutation$variables = {
  input: ExportCourseStudentsInput;
};
export type useOrderStudentExportMutation$data = {
  readonly exportCourseStudents: {
    readonly courseStudentExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useOrderStudentExportMutation = {
  response: useOrderStudentExportMutation$data;
  variables: useOrderStudentExportMutation$variables;
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
  "concreteType": "Job",
  "kind": "LinkedField",
  "name": "job",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
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
    "name": "useOrderStudentExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportCourseStudentsPayload",
        "kind": "LinkedField",
        "name": "exportCourseStudents",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseStudentExport",
            "kind": "LinkedField",
            "name": "courseStudentExport",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v4/*:: as any*/)
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
    "name": "useOrderStudentExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportCourseStudentsPayload",
        "kind": "LinkedField",
        "name": "exportCourseStudents",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseStudentExport",
            "kind": "LinkedField",
            "name": "courseStudentExport",
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
    "id": "c0541dcc662f6fbd8e0172f2d3c3d4c04f55d75b6a8542f4894085e656b1fd34",
    "metadata": {},
    "name": "useOrderStudentExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7b70fee5e99c00a169110ee5b057effd";

export default node;
