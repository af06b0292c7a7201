/**
 * @generated SignedSource<<a809b625ea2868bdba6703dcc7945974>>
 * @relayHash 93d8be00cab4974d6823fe412cbea238
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acbcb0979e21de68c6819af4d1fa82049cc8bda4e89c851a9e0f491ab36ee645

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormFieldMatch = "ALL" | "ANY";
export type FormFieldOperator = "CONTAINS" | "EMPTY" | "FILLED" | "IS" | "IS_NOT";
export type FormFieldParameter = "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM";
export type FormFieldType = "CUSTOM_FIELD" | "DESCRIPTION" | "EMAIL" | "HIDDEN" | "LINE" | "NAME" | "SECTION" | "SPACE" | "SURNAME" | "TITLE";
export type FormFieldWidth = "HALF" | "WHOLE";
export type FormTemplate = "CARD" | "PLAIN" | "SPLIT";
export type UpdateFormInput = {
  allowedOrigins?: ReadonlyArray<string> | null | undefined;
  answersLimit?: number | null | undefined;
  answersPerAddress?: number | null | undefined;
  answersPerEmail?: number | null | undefined;
  buttonName?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  closesAt?: string | null | undefined;
  code?: string | null | undefined;
  createUser?: boolean | null | undefined;
  description?: string | null | undefined;
  fields?: ReadonlyArray<FormFieldInput> | null | undefined;
  frontTemplate?: FormTemplate | null | undefined;
  id: string;
  isAllowSentBitrixPhoneType?: boolean | null | undefined;
  name?: string | null | undefined;
  opensAt?: string | null | undefined;
  redirectUrl?: string | null | undefined;
  roleId?: string | null | undefined;
  socialNetworkLogin?: boolean | null | undefined;
  successText?: string | null | undefined;
  textAfter?: string | null | undefined;
  textBefore?: string | null | undefined;
  textFull?: string | null | undefined;
  title?: string | null | undefined;
  version?: string | null | undefined;
  webhook?: string | null | undefined;
};
export type FormFieldInput = {
  condition?: FormFieldConditionInput | null | undefined;
  customFieldId?: number | null | undefined;
  hint?: string | null | undefined;
  label?: string | null | undefined;
  parameter?: FormFieldParameter | null | undefined;
  ref: string;
  required?: boolean | null | undefined;
  text?: string | null | undefined;
  type: FormFieldType;
  value?: string | null | undefined;
  width?: FormFieldWidth | null | undefined;
};
export type FormFieldConditionInput = {
  match: FormFieldMatch;
  rules: ReadonlyArray<FormFieldRuleInput>;
};
export type FormFieldRuleInput = {
  field: string;
  operator: FormFieldOperator;
  value?: string | null | undefined;
};
export type useSendingMutation$variables = {
  input: UpdateFormInput;
};
export type useSendingMutation$data = {
  readonly updateForm: {
    readonly form: {
      readonly " $fragmentSpreads": FragmentRefs<"FormAvailability_form" | "savedForm_data">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useSendingMutation = {
  response: useSendingMutation$data;
  variables: useSendingMutation$variables;
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
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "buttonName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "webhook",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frontTemplate",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Role",
  "kind": "LinkedField",
  "name": "role",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createUser",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "socialNetworkLogin",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "successText",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "redirectUrl",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowedOrigins",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "opensAt",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closesAt",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answersLimit",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answersPerAddress",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answersPerEmail",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textBefore",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textAfter",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textFull",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ref",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "required",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hint",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "parameter",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "FormFieldCondition",
  "kind": "LinkedField",
  "name": "condition",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "match",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormFieldRule",
      "kind": "LinkedField",
      "name": "rules",
      "plural": true,
      "selections": [
        (v34/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "operator",
          "storageKey": null
        },
        (v33/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v37 = {
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
        (v34/*:: as any*/),
        (v5/*:: as any*/)
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
    "name": "useSendingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateFormPayload",
        "kind": "LinkedField",
        "name": "updateForm",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Form",
            "kind": "LinkedField",
            "name": "form",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "savedForm_data",
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": (v10/*:: as any*/),
                    "to": "NULL"
                  },
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": (v14/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v15/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v16/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v17/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v18/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v19/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v20/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v21/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v22/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v23/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v24/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": "FormField",
                      "kind": "LinkedField",
                      "name": "fields",
                      "plural": true,
                      "selections": [
                        (v25/*:: as any*/),
                        (v26/*:: as any*/),
                        (v27/*:: as any*/),
                        (v28/*:: as any*/),
                        (v29/*:: as any*/),
                        (v30/*:: as any*/),
                        (v31/*:: as any*/),
                        (v32/*:: as any*/),
                        (v33/*:: as any*/),
                        (v35/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "CustomField",
                          "kind": "LinkedField",
                          "name": "customField",
                          "plural": false,
                          "selections": [
                            (v36/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "NULL"
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FormAvailability_form"
              }
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v37/*:: as any*/)
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
    "name": "useSendingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateFormPayload",
        "kind": "LinkedField",
        "name": "updateForm",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Form",
            "kind": "LinkedField",
            "name": "form",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FormField",
                "kind": "LinkedField",
                "name": "fields",
                "plural": true,
                "selections": [
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v35/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CustomField",
                    "kind": "LinkedField",
                    "name": "customField",
                    "plural": false,
                    "selections": [
                      (v36/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "answersCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v37/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "acbcb0979e21de68c6819af4d1fa82049cc8bda4e89c851a9e0f491ab36ee645",
    "metadata": {},
    "name": "useSendingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "be1a4fc6a5929e878403011893180625";

export default node;
