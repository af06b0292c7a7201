/**
 * @generated SignedSource<<a3b36f49c3aae51c3cd97fa4dbedb12a>>
 * @relayHash 00951ac4b0dca2c4810b7437770d32b5
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 554c4312a047d3f8fe9d5051f3cca65fb904b7623f2e1712c97b06103b5ade11

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
};
export type NewMemberFormMutation$data = {
  readonly registerInCompany: {
    readonly accessToken: string | null | undefined;
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
        "name": "accessToken",
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
    "id": "554c4312a047d3f8fe9d5051f3cca65fb904b7623f2e1712c97b06103b5ade11",
    "metadata": {},
    "name": "NewMemberFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bc77f30c4915cdf251389b2081952324";

export default node;
