/**
 * @generated SignedSource<<eebbf1c85c44eac712c2ed49e9518d75>>
 * @relayHash d621d8d5c704903913f5a661f5ea065c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdedb26a4be2016107c6974f2fae4e019c188ff68439c38b9708339b57161b3e

import type { ConcreteRequest } from 'relay-runtime';
export type DeletePlacesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  places: PlaceSelection;
};
export type PlaceSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: PlaceMatch | null | undefined;
};
export type PlaceMatch = {
  search?: string | null | undefined;
};
export type usePlaceActionsDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeletePlacesInput;
};
export type usePlaceActionsDeleteMutation$data = {
  readonly deletePlaces: {
    readonly deletedCount: number;
    readonly deletedPlaceIds: ReadonlyArray<string>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type usePlaceActionsDeleteMutation = {
  response: usePlaceActionsDeleteMutation$data;
  variables: usePlaceActionsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedPlaceIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedCount",
  "storageKey": null
},
v5 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlaceActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeletePlacesPayload",
        "kind": "LinkedField",
        "name": "deletePlaces",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePlaceActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeletePlacesPayload",
        "kind": "LinkedField",
        "name": "deletePlaces",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedPlaceIds",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cdedb26a4be2016107c6974f2fae4e019c188ff68439c38b9708339b57161b3e",
    "metadata": {},
    "name": "usePlaceActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4717ec6910c6a2788a7490010b16a84e";

export default node;
