/**
 * @generated SignedSource<<2950c9e74739ba50d97e1cd1f17a417e>>
 * @relayHash 242bfaa30c1fa83800efe94d399c261d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e24e6a3d5e81ea77a3cb155698a1ac4a2b8c7a6d6892d30f30bbb9b39ce9a729

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterInCompanyInput = {
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
    "id": "e24e6a3d5e81ea77a3cb155698a1ac4a2b8c7a6d6892d30f30bbb9b39ce9a729",
    "metadata": {},
    "name": "NewMemberFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8c4f59d5ec5039740a49f8af589b638";

export default node;
