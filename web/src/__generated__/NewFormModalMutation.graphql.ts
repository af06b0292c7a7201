/**
 * @generated SignedSource<<d71565abc37837f1848ca74e052bd465>>
 * @relayHash f4ed08114b91137467641e081ddd5341
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce65bc065b50c3353584dc678cbe617edca2429962ccdc42ce64585ed3a00afa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormFieldMatch = "ALL" | "ANY";
export type FormFieldOperator = "CONTAINS" | "EMPTY" | "FILLED" | "IS" | "IS_NOT";
export type FormFieldParameter = "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM";
export type FormFieldType = "CUSTOM_FIELD" | "DESCRIPTION" | "EMAIL" | "HIDDEN" | "LINE" | "NAME" | "SECTION" | "SPACE" | "SURNAME" | "TITLE";
export type FormFieldWidth = "HALF" | "WHOLE";
export type FormTemplate = "CARD" | "PLAIN" | "SPLIT";
export type FormType = "COURSE" | "COURSE_BID" | "FREE" | "PROFILE" | "REGISTER" | "SELF_BID";
export type CreateFormInput = {
  allowedOrigins?: ReadonlyArray<string> | null | undefined;
  answersLimit?: number | null | undefined;
  answersPerAddress?: number | null | undefined;
  answersPerEmail?: number | null | undefined;
  buttonName?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  closesAt?: string | null | undefined;
  code?: string | null | undefined;
  companyId: string;
  createUser?: boolean | null | undefined;
  description?: string | null | undefined;
  fields?: ReadonlyArray<FormFieldInput> | null | undefined;
  frontTemplate?: FormTemplate | null | undefined;
  isAllowSentBitrixPhoneType?: boolean | null | undefined;
  name: string;
  opensAt?: string | null | undefined;
  redirectUrl?: string | null | undefined;
  roleId?: string | null | undefined;
  socialNetworkLogin?: boolean | null | undefined;
  successText?: string | null | undefined;
  textAfter?: string | null | undefined;
  textBefore?: string | null | undefined;
  textFull?: string | null | undefined;
  title?: string | null | undefined;
  type: FormType;
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
export type NewFormModalMutation$variables = {
  input: CreateFormInput;
};
export type NewFormModalMutation$data = {
  readonly createForm: {
    readonly form: {
      readonly databaseId: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type NewFormModalMutation = {
  response: NewFormModalMutation$data;
  variables: NewFormModalMutation$variables;
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
  "name": "databaseId",
  "storageKey": null
},
v3 = {
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
    "name": "NewFormModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFormPayload",
        "kind": "LinkedField",
        "name": "createForm",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
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
    "name": "NewFormModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFormPayload",
        "kind": "LinkedField",
        "name": "createForm",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ce65bc065b50c3353584dc678cbe617edca2429962ccdc42ce64585ed3a00afa",
    "metadata": {},
    "name": "NewFormModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "46b4f94842ed3735bf553b7915f52d87";

export default node;
