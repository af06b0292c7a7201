/**
 * @generated SignedSource<<018161e50734137b941e44f8f9db4e6e>>
 * @relayHash 8291b405ea00d3a35a7bfb0e044b14be
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 209cb07e8046e3b2ca5966fa1318789e99933fc0ab1149e84af64db8ba10180d

import type { ConcreteRequest } from 'relay-runtime';
export type MergePlacesInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  intoId: string;
};
export type PlaceListScreenMergeMutation$variables = {
  input: MergePlacesInput;
};
export type PlaceListScreenMergeMutation$data = {
  readonly mergePlaces: {
    readonly deletedPlaceId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type PlaceListScreenMergeMutation = {
  response: PlaceListScreenMergeMutation$data;
  variables: PlaceListScreenMergeMutation$variables;
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
    "concreteType": "MergePlacesPayload",
    "kind": "LinkedField",
    "name": "mergePlaces",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedPlaceId",
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
    "name": "PlaceListScreenMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlaceListScreenMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "209cb07e8046e3b2ca5966fa1318789e99933fc0ab1149e84af64db8ba10180d",
    "metadata": {},
    "name": "PlaceListScreenMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3313076631018ddc4d5dee413100a4d0";

export default node;
