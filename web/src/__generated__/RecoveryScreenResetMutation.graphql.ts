/**
 * @generated SignedSource<<bd25a0d9658a96cee7f05929eb934986>>
 * @relayHash 2111aa13d8275ffe9c68da0afccbfc7c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81a90f191558f4ddb1e9b29b3420d6611b70ce674619641b9b4be482d4f108e0

import type { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordInput = {
  clientMutationId?: string | null | undefined;
  password: string;
  token: string;
};
export type RecoveryScreenResetMutation$variables = {
  input: ResetPasswordInput;
};
export type RecoveryScreenResetMutation$data = {
  readonly resetPassword: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type RecoveryScreenResetMutation = {
  response: RecoveryScreenResetMutation$data;
  variables: RecoveryScreenResetMutation$variables;
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
    "concreteType": "ResetPasswordPayload",
    "kind": "LinkedField",
    "name": "resetPassword",
    "plural": false,
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
    "name": "RecoveryScreenResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecoveryScreenResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "81a90f191558f4ddb1e9b29b3420d6611b70ce674619641b9b4be482d4f108e0",
    "metadata": {},
    "name": "RecoveryScreenResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a735814f6ed13ecb0b131209f370b51f";

export default node;
