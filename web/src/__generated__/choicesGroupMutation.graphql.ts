/**
 * @generated SignedSource<<49aa00e9e46abb58fb2c283682ea0c5c>>
 * @relayHash 0370803dcecfbfd429e91bd774fb727d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3953b3f4f7ec03cb85428e66a59a0877ad31161fcd319f3ae9619b797ef8ebaa

import type { ConcreteRequest } from 'relay-runtime';
export type CreateGroupInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  description?: string | null | undefined;
  name: string;
};
export type choicesGroupMutation$variables = {
  input: CreateGroupInput;
};
export type choicesGroupMutation$data = {
  readonly createGroup: {
    readonly group: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type choicesGroupMutation = {
  response: choicesGroupMutation$data;
  variables: choicesGroupMutation$variables;
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
    "concreteType": "CreateGroupPayload",
    "kind": "LinkedField",
    "name": "createGroup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "group",
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
            "name": "name",
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
    "name": "choicesGroupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "choicesGroupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3953b3f4f7ec03cb85428e66a59a0877ad31161fcd319f3ae9619b797ef8ebaa",
    "metadata": {},
    "name": "choicesGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57ec4adaa9b5901551b8b0a14b2d1c4b";

export default node;
