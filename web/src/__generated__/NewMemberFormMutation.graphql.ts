/**
 * @generated SignedSource<<3c54f789bf77c1a5322a61429755c5ad>>
 * @relayHash 99be9dfdcc52ca95ce22cc883a698fb4
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef40c0af66e54a87a44197ee9c5413e2ab1adf20e1075dfb480133ec52ab7a2b

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterInCompanyInput = {
  captcha?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  company: string;
  email: string;
  form: string;
  invite?: string | null | undefined;
  name: string;
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
    "id": "ef40c0af66e54a87a44197ee9c5413e2ab1adf20e1075dfb480133ec52ab7a2b",
    "metadata": {},
    "name": "NewMemberFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "63a4de4d214a5afcbc80b00d2b269023";

export default node;
