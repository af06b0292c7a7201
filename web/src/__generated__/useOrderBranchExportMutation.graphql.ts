/**
 * @generated SignedSource<<19b7aed7c8788715c74c2298dd35b9ac>>
 * @relayHash 5b713464af77324ca13a2d4779ff152f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c28170f529dc45c51247bfcbfbd90dbf5987139abaaca14412f8f30d48f0346

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
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
    }
  ],
  "storageKey": null
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
          (v4/*:: as any*/)
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
    "id": "9c28170f529dc45c51247bfcbfbd90dbf5987139abaaca14412f8f30d48f0346",
    "metadata": {},
    "name": "useOrderBranchExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa02c6b3883fa60e737e7097f859e1cb";

export default node;
