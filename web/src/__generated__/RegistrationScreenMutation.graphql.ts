/**
 * @generated SignedSource<<46873bcf0919e219dea487bc5d0351a5>>
 * @relayHash a511f7d69db56623170f0a767e6b3f73
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f184de8044bf6ff5cad655716526f7d4e72a435b5bfb051719f689c9ad03cce8

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterOwnerInput = {
  captcha?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  email: string;
  name: string;
  password: string;
  surname?: string | null | undefined;
};
export type RegistrationScreenMutation$variables = {
  input: RegisterOwnerInput;
};
export type RegistrationScreenMutation$data = {
  readonly registerOwner: {
    readonly accessToken: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type RegistrationScreenMutation = {
  response: RegistrationScreenMutation$data;
  variables: RegistrationScreenMutation$variables;
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
    "concreteType": "RegisterOwnerPayload",
    "kind": "LinkedField",
    "name": "registerOwner",
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
    "name": "RegistrationScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RegistrationScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f184de8044bf6ff5cad655716526f7d4e72a435b5bfb051719f689c9ad03cce8",
    "metadata": {},
    "name": "RegistrationScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ccfa072a6e1a2596e7b25cc959f829f8";

export default node;
