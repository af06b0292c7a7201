/**
 * @generated SignedSource<<54c96e5991916060c25700929ffebcae>>
 * @relayHash df38fc19dfe375e67018016a84a49105
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a56b8497a0ff432a74ca6ab7f5beff2865cc8f0d13c06888cc126d2a916d4cb6

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeUserPasswordInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  password: string;
};
export type UserAccountModalsPasswordMutation$variables = {
  input: ChangeUserPasswordInput;
};
export type UserAccountModalsPasswordMutation$data = {
  readonly changeUserPassword: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type UserAccountModalsPasswordMutation = {
  response: UserAccountModalsPasswordMutation$data;
  variables: UserAccountModalsPasswordMutation$variables;
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
    "concreteType": "ChangeUserPasswordPayload",
    "kind": "LinkedField",
    "name": "changeUserPassword",
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
    "name": "UserAccountModalsPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserAccountModalsPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a56b8497a0ff432a74ca6ab7f5beff2865cc8f0d13c06888cc126d2a916d4cb6",
    "metadata": {},
    "name": "UserAccountModalsPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36460dfe93a308b5d56e82642b06529e";

export default node;
