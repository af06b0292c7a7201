/**
 * @generated SignedSource<<f8177b536f47f72c04d30beeffe613bb>>
 * @relayHash 89ae6e27fdfb74278b10ee8559eaf989
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 247d84840a89023167d3d17634e24f53acb2394763fb60ae67a7b25e64bb4beb

import type { ConcreteRequest } from 'relay-runtime';
export type SignOutInput = {
  clientMutationId?: string | null | undefined;
};
export type ProfileMenuSignOutMutation$variables = {
  input: SignOutInput;
};
export type ProfileMenuSignOutMutation$data = {
  readonly signOut: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type ProfileMenuSignOutMutation = {
  response: ProfileMenuSignOutMutation$data;
  variables: ProfileMenuSignOutMutation$variables;
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
    "concreteType": "SignOutPayload",
    "kind": "LinkedField",
    "name": "signOut",
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
    "name": "ProfileMenuSignOutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProfileMenuSignOutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "247d84840a89023167d3d17634e24f53acb2394763fb60ae67a7b25e64bb4beb",
    "metadata": {},
    "name": "ProfileMenuSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "95ee35d7e62cdd79654f2c518a8e27cd";

export default node;
