/**
 * @generated SignedSource<<fd62b01797a590b846b393d3f61437ce>>
 * @relayHash 4620c845aaf9670fce696fbbe9ec9cd6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd6b5017d18d8f530f7447088889dcc6602579f24a17bab26216ef3dfb1d0627

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
export type PlaceListScreenDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeletePlacesInput;
};
export type PlaceListScreenDeleteMutation$data = {
  readonly deletePlaces: {
    readonly deletedCount: number;
    readonly deletedPlaceIds: ReadonlyArray<string>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type PlaceListScreenDeleteMutation = {
  response: PlaceListScreenDeleteMutation$data;
  variables: PlaceListScreenDeleteMutation$variables;
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
    "name": "PlaceListScreenDeleteMutation",
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
    "name": "PlaceListScreenDeleteMutation",
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
    "id": "bd6b5017d18d8f530f7447088889dcc6602579f24a17bab26216ef3dfb1d0627",
    "metadata": {},
    "name": "PlaceListScreenDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c8d749bc04fbecdd308efcf29e2b74c1";

export default node;
