/**
 * @generated SignedSource<<3bae3fc27bfcac80e64c2a28db82334f>>
 * @relayHash ea8809383bcfe04310bb627568258374
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c52fd82f22e0841d6de883345957ac4fb96fc70abfdbdc73c8b68c8c88bad816

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterInCompanyInput = {
  captcha?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  company: string;
  email: string;
  form: string;
  invite?: string | null | undefined;
  name: string;
  page?: string | null | undefined;
  password: string;
  surname?: string | null | undefined;
  values?: ReadonlyArray<RegistrationValueInput> | null | undefined;
};
export type RegistrationValueInput = {
  key: string;
  values: ReadonlyArray<string>;
};
export type NewMemberFormMutation$variables = {
  input: RegisterInCompanyInput;
  staysHere: boolean;
};
export type NewMemberFormMutation$data = {
  readonly registerInCompany: {
    readonly accessToken?: string | null | undefined;
    readonly companyCode: string | null | undefined;
    readonly redirectUrl?: string | null | undefined;
    readonly successText?: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type NewMemberFormMutation = {
  response: NewMemberFormMutation$data;
  variables: NewMemberFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "staysHere"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RegisterInCompanyPayload",
    "kind": "LinkedField",
    "name": "registerInCompany",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "companyCode",
        "storageKey": null
      },
      {
        "condition": "staysHere",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accessToken",
            "storageKey": null
          }
        ]
      },
      {
        "condition": "staysHere",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "successText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "redirectUrl",
            "storageKey": null
          }
        ]
      },
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewMemberFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewMemberFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c52fd82f22e0841d6de883345957ac4fb96fc70abfdbdc73c8b68c8c88bad816",
    "metadata": {},
    "name": "NewMemberFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7d59414c92ec1e9648e62c1e09c083e7";

export default node;
