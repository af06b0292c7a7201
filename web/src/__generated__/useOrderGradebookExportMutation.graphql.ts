/**
 * @generated SignedSource<<9588a33d2646d572ddc9cfd8b6d3b13f>>
 * @relayHash 5ac2acc68c7cf17856bad41d6009b237
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1d1f53b9762287595f6cf3f13021d6a44b0651ddcc0744149897f2bca930df3

import type { ConcreteRequest } from 'relay-runtime';
export type GradebookColumnKind = "HOMEWORK" | "LESSON" | "TEST";
export type GradebookExportColumn = "AVERAGE" | "FULL_NAME" | "GRADES" | "USER_ID";
export type GradebookExportFormat = "CSV" | "XLSX";
export type GradebookState = "ABSENT" | "ACCEPTED" | "EXPIRED" | "FINISHED" | "IN_PROGRESS" | "ON_CHECK" | "RETURNED";
export type GradebookStudentOrderField = "AVERAGE" | "FULL_NAME";
export type OrderDirection = "ASC" | "DESC";
export type ExportGradebookInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<GradebookExportColumn> | null | undefined;
  courseId: string;
  format?: GradebookExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: GradebookStudentMatch | null | undefined;
  orderBy?: GradebookStudentOrder | null | undefined;
};
export type GradebookStudentMatch = {
  filter?: GradebookFilter | null | undefined;
  search?: string | null | undefined;
};
export type GradebookFilter = {
  branch?: ReadonlyArray<string> | null | undefined;
  group?: ReadonlyArray<string> | null | undefined;
  kind?: ReadonlyArray<GradebookColumnKind> | null | undefined;
  package?: ReadonlyArray<string> | null | undefined;
  state?: ReadonlyArray<GradebookState> | null | undefined;
  user?: ReadonlyArray<string> | null | undefined;
};
export type GradebookStudentOrder = {
  direction?: OrderDirection;
  field: GradebookStudentOrderField;
};
export type useOrderGradebookExportMutation$variables = {
  input: ExportGradebookInput;
};
export type useOrderGradebookExportMutation$data = {
  readonly exportGradebook: {
    readonly gradebookExport: {
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
export type useOrderGradebookExportMutation = {
  response: useOrderGradebookExportMutation$data;
  variables: useOrderGradebookExportMutation$variables;
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
    "name": "useOrderGradebookExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportGradebookPayload",
        "kind": "LinkedField",
        "name": "exportGradebook",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GradebookExport",
            "kind": "LinkedField",
            "name": "gradebookExport",
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
    "name": "useOrderGradebookExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportGradebookPayload",
        "kind": "LinkedField",
        "name": "exportGradebook",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GradebookExport",
            "kind": "LinkedField",
            "name": "gradebookExport",
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
    "id": "e1d1f53b9762287595f6cf3f13021d6a44b0651ddcc0744149897f2bca930df3",
    "metadata": {},
    "name": "useOrderGradebookExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad8f7c152cbe709bb6a7d4cfbaeab0ec";

export default node;
