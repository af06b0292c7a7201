/**
 * @generated SignedSource<<810d4a15a92ebff190dbb02e0faadfd4>>
 * @relayHash a8b3074d8a6a4138e4b0cc28ee022c20
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ca4f973f2e933123d191083ecb901d6febef8e3246a5dac46ceab40a2c988a0

import type { ConcreteRequest } from 'relay-runtime';
export type ResetUserTwoStepInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type UserAccessTwoStepMutation$variables = {
  input: ResetUserTwoStepInput;
};
export type UserAccessTwoStepMutation$data = {
  readonly resetUserTwoStep: {
    readonly user: {
      readonly id: string;
      readonly twoStep: boolean | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type UserAccessTwoStepMutation = {
  response: UserAccessTwoStepMutation$data;
  variables: UserAccessTwoStepMutation$variables;
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
    "concreteType": "ResetUserTwoStepPayload",
    "kind": "LinkedField",
    "name": "resetUserTwoStep",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "twoStep",
            "storageKey": null
          }
        ],
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
    "name": "UserAccessTwoStepMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserAccessTwoStepMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2ca4f973f2e933123d191083ecb901d6febef8e3246a5dac46ceab40a2c988a0",
    "metadata": {},
    "name": "UserAccessTwoStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d80534f8cd1fc441baadb5c3989c77b1";

export default node;
