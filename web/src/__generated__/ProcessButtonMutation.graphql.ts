/**
 * @generated SignedSource<<30dc9c6928bd818fed47523594767013>>
 * @relayHash 8cf6c8a80d08d5dc01ced6ba669e45a8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b9156650f7050a5d1a90f3c1d25ce9a6c2395d0b7b660d59fe0c7a66be1fdb9

import type { ConcreteRequest } from 'relay-runtime';
export type ProcessTestResultFolderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type ProcessButtonMutation$variables = {
  input: ProcessTestResultFolderInput;
};
export type ProcessButtonMutation$data = {
  readonly processTestResultFolder: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type ProcessButtonMutation = {
  response: ProcessButtonMutation$data;
  variables: ProcessButtonMutation$variables;
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
    "concreteType": "ProcessTestResultFolderPayload",
    "kind": "LinkedField",
    "name": "processTestResultFolder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "ProcessButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProcessButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8b9156650f7050a5d1a90f3c1d25ce9a6c2395d0b7b660d59fe0c7a66be1fdb9",
    "metadata": {},
    "name": "ProcessButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "24bc18f53f3b120f2e3bb2560a66e74b";

export default node;
