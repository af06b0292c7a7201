/**
 * @generated SignedSource<<1395831a47d1e2d2268627c255454002>>
 * @relayHash 75f9263ee0fb12dc590e7c63fa79aff9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b75f2f43349aa6be702fa028e1b3bfc60c4a59d35357bae480c23c072639f1c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseBranchExportColumn = "COURSE" | "COURSE_ID" | "COURSE_STATUS" | "END_DATE" | "ID" | "IS_DEFAULT" | "NAME" | "PACKAGES" | "START_DATE" | "STUDENTS_COUNT";
export type CourseBranchExportFormat = "CSV" | "XLSX";
export type CourseBranchOrderField = "NAME";
export type OrderDirection = "ASC" | "DESC";
export type ExportCourseBranchesInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<CourseBranchExportColumn> | null | undefined;
  companyId: string;
  format?: CourseBranchExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: CourseBranchMatch | null | undefined;
  orderBy?: CourseBranchOrder | null | undefined;
};
export type CourseBranchMatch = {
  filter?: CourseBranchFilter | null | undefined;
  search?: string | null | undefined;
};
export type CourseBranchFilter = {
  course?: ReadonlyArray<string> | null | undefined;
};
export type CourseBranchOrder = {
  direction?: OrderDirection;
  field: CourseBranchOrderField;
};
export type useOrderBranchExportMutation$variables = {
  input: ExportCourseBranchesInput;
};
export type useOrderBranchExportMutation$data = {
  readonly exportCourseBranches: {
    readonly courseBranchExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useOrderBranchExportMutation = {
  response: useOrderBranchExportMutation$data;
  variables: useOrderBranchExportMutation$variables;
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
    "name": "useOrderBranchExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportCourseBranchesPayload",
        "kind": "LinkedField",
        "name": "exportCourseBranches",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseBranchExport",
            "kind": "LinkedField",
            "name": "courseBranchExport",
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
    "name": "useOrderBranchExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportCourseBranchesPayload",
        "kind": "LinkedField",
        "name": "exportCourseBranches",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseBranchExport",
            "kind": "LinkedField",
            "name": "courseBranchExport",
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
    "id": "7b75f2f43349aa6be702fa028e1b3bfc60c4a59d35357bae480c23c072639f1c",
    "metadata": {},
    "name": "useOrderBranchExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d829328853a1d75c8e650936e706b98";

export default node;
