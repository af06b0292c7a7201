/**
 * @generated SignedSource<<5525b46314231435481ea47ab9782fd0>>
 * @relayHash fdaa02f36ac5ea740293a2dad109083e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8b1882fbca5dcbd75b123bc023a9721909b985706cd2b49134405d788f2d87e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "id": "b8b1882fbca5dcbd75b123bc023a9721909b985706cd2b49134405d788f2d87e",
    "metadata": {},
    "name": "useOrderGradebookExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ee1f9b95d404ec7d46c4f1d556894ec";

export default node;
