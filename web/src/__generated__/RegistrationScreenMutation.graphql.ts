/**
 * @generated SignedSource<<dc680ff1fa55d999b5029125f06c4ff3>>
 * @relayHash 91fe53def04eb230260638520fb4b79f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c18d0d3ea725f78d97ae8fef53d4610b287c05d758e5ef38656f883f91b9e8de

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterOwnerInput = {
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
    "id": "c18d0d3ea725f78d97ae8fef53d4610b287c05d758e5ef38656f883f91b9e8de",
    "metadata": {},
    "name": "RegistrationScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fd1e8674304cf2fcb677d493ef4bcbef";

export default node;
