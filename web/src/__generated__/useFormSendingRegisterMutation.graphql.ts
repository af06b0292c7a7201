/**
 * @generated SignedSource<<6e0ce78ccb6e550cf468208484c82fd2>>
 * @relayHash 43f2a083e621ff67144d862548cb9430
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e46d7ef7f897a0faf3b3fca4127dde7259f8cb4fc04955d24d98d1a50be98ef7

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
  website?: string | null | undefined;
};
export type RegistrationValueInput = {
  key: string;
  values: ReadonlyArray<string>;
};
export type useFormSendingRegisterMutation$variables = {
  input: RegisterInCompanyInput;
  staysHere: boolean;
};
export type useFormSendingRegisterMutation$data = {
  readonly registerInCompany: {
    readonly accessToken?: string | null | undefined;
    readonly companyCode: string | null | undefined;
    readonly redirectUrl: string | null | undefined;
    readonly successText: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useFormSendingRegisterMutation = {
  response: useFormSendingRegisterMutation$data;
  variables: useFormSendingRegisterMutation$variables;
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
    "name": "useFormSendingRegisterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFormSendingRegisterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e46d7ef7f897a0faf3b3fca4127dde7259f8cb4fc04955d24d98d1a50be98ef7",
    "metadata": {},
    "name": "useFormSendingRegisterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e88e9f02a3291ddb0913c8dd128289b0";

export default node;
