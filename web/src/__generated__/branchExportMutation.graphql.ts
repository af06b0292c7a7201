/**
 * @generated SignedSource<<a2e5a6b338fc7ad97321ad4b5f3ec686>>
 * @relayHash 17f2636e8a2045a1e1cae7cf88601435
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8f9a2188d0c41de9a8222e9464c542f7fa2ae9e134c47c0b0c828a15b124b98

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
export type branchExportMutation$variables = {
  input: ExportCourseBranchesInput;
};
export type branchExportMutation$data = {
  readonly exportCourseBranches: {
    readonly courseBranchExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type branchExportMutation = {
  response: branchExportMutation$data;
  variables: branchExportMutation$variables;
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
    "name": "branchExportMutation",
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
    "name": "branchExportMutation",
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
    "id": "e8f9a2188d0c41de9a8222e9464c542f7fa2ae9e134c47c0b0c828a15b124b98",
    "metadata": {},
    "name": "branchExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "52ca52596e78fb524efeb8e72873fc95";

export default node;
