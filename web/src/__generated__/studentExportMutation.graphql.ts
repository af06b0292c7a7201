/**
 * @generated SignedSource<<09244ac98786dd13796d6ff692b41bb9>>
 * @relayHash 3290769a6721204af20607824dcc4e7a
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8fb72f900a4be6347c742bf72aec113179475a4c2b7d16914f4de4fd73f7ccd

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
export type studentExportMutation$variables = {
  input: ExportCourseStudentsInput;
};
export type studentExportMutation$data = {
  readonly exportCourseStudents: {
    readonly courseStudentExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type studentExportMutation = {
  response: studentExportMutation$data;
  variables: studentExportMutation$variables;
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
    "name": "studentExportMutation",
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
    "name": "studentExportMutation",
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
    "id": "a8fb72f900a4be6347c742bf72aec113179475a4c2b7d16914f4de4fd73f7ccd",
    "metadata": {},
    "name": "studentExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b14f8e0c907dd2f89bdbe3f9e94e0e5a";

export default node;
