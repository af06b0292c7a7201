/**
 * @generated SignedSource<<f2d9423c92d45676221e5fc280449034>>
 * @relayHash 3f8212f2ae4c89c7eb4957749ac93fa0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1b137b3ea67cb05dd45f67fe0b1e155c4160d5af635dbfb0eb07cfd4d750d39

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
export type gradebookExportMutation$variables = {
  input: ExportGradebookInput;
};
export type gradebookExportMutation$data = {
  readonly exportGradebook: {
    readonly gradebookExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type gradebookExportMutation = {
  response: gradebookExportMutation$data;
  variables: gradebookExportMutation$variables;
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
    "name": "gradebookExportMutation",
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
    "name": "gradebookExportMutation",
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
    "id": "b1b137b3ea67cb05dd45f67fe0b1e155c4160d5af635dbfb0eb07cfd4d750d39",
    "metadata": {},
    "name": "gradebookExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "138fb9f1d2b45327de9538da20b658f8";

export default node;
