/**
 * @generated SignedSource<<992151836bc68bc396193801b3a1fa85>>
 * @relayHash 76e921d0f1e554f6a4b0b05f5e688b84
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2ad08546e211903a01083063713efe29ee7d4df72dfcbd3b64293be6328c45f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type answerExportMutation$variables = {
  input: ExportFormAnswersInput;
};
export type answerExportMutation$data = {
  readonly exportFormAnswers: {
    readonly formAnswerExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type answerExportMutation = {
  response: answerExportMutation$data;
  variables: answerExportMutation$variables;
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
    "name": "answerExportMutation",
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
    "name": "answerExportMutation",
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
    "id": "b2ad08546e211903a01083063713efe29ee7d4df72dfcbd3b64293be6328c45f",
    "metadata": {},
    "name": "answerExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c986f22b3fb113497447ee7cbedd68bf";

export default node;
