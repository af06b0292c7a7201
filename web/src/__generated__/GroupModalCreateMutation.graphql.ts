/**
 * @generated SignedSource<<5e8b7230933719975b34a51fc523e74b>>
 * @relayHash 389b23506e5eb78d8ea540bb7c29db72
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 504141fd012b4d923ec3dd000431e563e724a80abf48df9da52d562436cab324

import type { ConcreteRequest } from 'relay-runtime';
export type CreateGroupInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  description?: string | null | undefined;
  name: string;
};
export type GroupModalCreateMutation$variables = {
  input: CreateGroupInput;
};
export type GroupModalCreateMutation$data = {
  readonly createGroup: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type GroupModalCreateMutation = {
  response: GroupModalCreateMutation$data;
  variables: GroupModalCreateMutation$variables;
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
    "name": "GroupModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GroupModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "504141fd012b4d923ec3dd000431e563e724a80abf48df9da52d562436cab324",
    "metadata": {},
    "name": "GroupModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "877a4de52ffd8bedda06f2c9e2a789a1";

export default node;
