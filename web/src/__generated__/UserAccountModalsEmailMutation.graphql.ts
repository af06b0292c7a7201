/**
 * @generated SignedSource<<088f84c84ac9e7b98589b44da3b48350>>
 * @relayHash 5e01ecd807f9f54f748971b3d48a55eb
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30458581aa3f123f51eaa507e919836790ab30368b5b3bef7bef698fff23ef6f

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeUserEmailInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  id: string;
};
export type UserAccountModalsEmailMutation$variables = {
  input: ChangeUserEmailInput;
};
export type UserAccountModalsEmailMutation$data = {
  readonly changeUserEmail: {
    readonly user: {
      readonly email: string | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type UserAccountModalsEmailMutation = {
  response: UserAccountModalsEmailMutation$data;
  variables: UserAccountModalsEmailMutation$variables;
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
    "concreteType": "ChangeUserEmailPayload",
    "kind": "LinkedField",
    "name": "changeUserEmail",
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
            "name": "email",
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
    "name": "UserAccountModalsEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserAccountModalsEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "30458581aa3f123f51eaa507e919836790ab30368b5b3bef7bef698fff23ef6f",
    "metadata": {},
    "name": "UserAccountModalsEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b04df391113ed6645aaf3fe2e21b35be";

export default node;
