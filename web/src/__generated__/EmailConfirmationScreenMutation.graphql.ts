/**
 * @generated SignedSource<<62b9fa137f01cbff03ea3481c2c870ce>>
 * @relayHash 900e3775f0550361e8b085911eeddca0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b8ae6dc26801a265297e7a20ebf712417411ede55724f20782250e05d41f393

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmEmailInput = {
  clientMutationId?: string | null | undefined;
  token: string;
};
export type EmailConfirmationScreenMutation$variables = {
  input: ConfirmEmailInput;
};
export type EmailConfirmationScreenMutation$data = {
  readonly confirmEmail: {
    readonly email: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type EmailConfirmationScreenMutation = {
  response: EmailConfirmationScreenMutation$data;
  variables: EmailConfirmationScreenMutation$variables;
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
    "concreteType": "ConfirmEmailPayload",
    "kind": "LinkedField",
    "name": "confirmEmail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "EmailConfirmationScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailConfirmationScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b8ae6dc26801a265297e7a20ebf712417411ede55724f20782250e05d41f393",
    "metadata": {},
    "name": "EmailConfirmationScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2c748442d5b9dce637ce17d84719f82d";

export default node;
