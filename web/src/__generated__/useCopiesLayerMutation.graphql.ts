/**
 * @generated SignedSource<<67d1a5ecdea8b8b3639d3481dcc6932e>>
 * @relayHash 9e6f627f5b4b3cc2924fc49612a868d4
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3367a62a8370fda7072a7e7ddfd56933788dfa0371ea59c0985a57949f0f995

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteBlockLayerInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
};
export type useCopiesLayerMutation$variables = {
  input: DeleteBlockLayerInput;
};
export type useCopiesLayerMutation$data = {
  readonly deleteBlockLayer: {
    readonly deletedBlockLayerId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCopiesLayerMutation = {
  response: useCopiesLayerMutation$data;
  variables: useCopiesLayerMutation$variables;
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
    "concreteType": "DeleteBlockLayerPayload",
    "kind": "LinkedField",
    "name": "deleteBlockLayer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedBlockLayerId",
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
    "name": "useCopiesLayerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCopiesLayerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a3367a62a8370fda7072a7e7ddfd56933788dfa0371ea59c0985a57949f0f995",
    "metadata": {},
    "name": "useCopiesLayerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dfbe08eab58dc5b1d08fa84abbddffa4";

export default node;
