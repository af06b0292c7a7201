/**
 * @generated SignedSource<<daa6bf5d9980ec2c6b939ddbd6b5dd26>>
 * @relayHash e7a37226c3e480d75757cc5af6039f9c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b77247b43022e56438e9b3e7db1f025cd54eda84d5b522aaf5e32598429a371

import type { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordInput = {
  clientMutationId?: string | null | undefined;
  keepAccessTokens?: boolean;
  password: string;
  token: string;
};
export type RecoveryScreenResetMutation$variables = {
  input: ResetPasswordInput;
};
export type RecoveryScreenResetMutation$data = {
  readonly resetPassword: {
    readonly revokedAccessTokens: number;
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
        "kind": "ScalarField",
        "name": "revokedAccessTokens",
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
    "id": "9b77247b43022e56438e9b3e7db1f025cd54eda84d5b522aaf5e32598429a371",
    "metadata": {},
    "name": "RecoveryScreenResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57c87a03e14a5b2455d5d7b2985c3bb4";

export default node;
