/**
 * @generated SignedSource<<82c7ddf391e50edc494801ecb2ad41d2>>
 * @relayHash d98a3832da28d3b8135bf4974c0924b9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76d9441c31bc042695b0a5af8e232daf272c332931ec90f7d9dddebaaa8e9a9c

import type { ConcreteRequest } from 'relay-runtime';
export type FormAnswerExportColumn = "CREATED_AT" | "FIELDS" | "ID" | "PAGE" | "USER";
export type FormAnswerExportFormat = "CSV" | "XLSX";
export type FormAnswerOrderField = "CREATED_AT" | "FORM_FIELD";
export type OrderDirection = "ASC" | "DESC";
export type ExportFormAnswersInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<FormAnswerExportColumn> | null | undefined;
  companyId: string;
  format?: FormAnswerExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: FormAnswerMatch | null | undefined;
  orderBy?: FormAnswerOrder | null | undefined;
};
export type FormAnswerMatch = {
  filter?: FormAnswerFilter | null | undefined;
  search?: string | null | undefined;
};
export type FormAnswerFilter = {
  createdFrom?: string | null | undefined;
  createdTo?: string | null | undefined;
  fields?: ReadonlyArray<FormAnswerFieldCondition> | null | undefined;
  form?: ReadonlyArray<string> | null | undefined;
  user?: ReadonlyArray<string> | null | undefined;
};
export type FormAnswerFieldCondition = {
  contains?: string | null | undefined;
  field: number;
  from?: string | null | undefined;
  to?: string | null | undefined;
  variables?: ReadonlyArray<number> | null | undefined;
};
export type FormAnswerOrder = {
  direction?: OrderDirection;
  field: FormAnswerOrderField;
  formField?: number | null | undefined;
};
export type useOrderAnswerExportMutation$variables = {
  input: ExportFormAnswersInput;
};
export type useOrderAnswerExportMutation$data = {
  readonly exportFormAnswers: {
    readonly formAnswerExport: {
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
export type useOrderAnswerExportMutation = {
  response: useOrderAnswerExportMutation$data;
  variables: useOrderAnswerExportMutation$variables;
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
    "name": "useOrderAnswerExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportFormAnswersPayload",
        "kind": "LinkedField",
        "name": "exportFormAnswers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FormAnswerExport",
            "kind": "LinkedField",
            "name": "formAnswerExport",
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
    "name": "useOrderAnswerExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportFormAnswersPayload",
        "kind": "LinkedField",
        "name": "exportFormAnswers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FormAnswerExport",
            "kind": "LinkedField",
            "name": "formAnswerExport",
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
    "id": "76d9441c31bc042695b0a5af8e232daf272c332931ec90f7d9dddebaaa8e9a9c",
    "metadata": {},
    "name": "useOrderAnswerExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "32a141adc6581ca0df9cf5d01fb5c733";

export default node;
