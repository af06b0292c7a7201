/**
 * @generated SignedSource<<05b37219c8ca4175e98040fa0b39fe26>>
 * @relayHash 2d088dbfebd88db1faeb8992df4a6e87
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1688ad9e8ab22ef32b6cad1e5e199f43359f26de3d011bc00ecc8427197bea18

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveCourseFromFavouritesInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
};
export type FavouriteButtonRemoveMutation$variables = {
  input: RemoveCourseFromFavouritesInput;
};
export type FavouriteButtonRemoveMutation$data = {
  readonly removeCourseFromFavourites: {
    readonly course: {
      readonly authUserFavouritesExists: boolean;
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type FavouriteButtonRemoveMutation$rawResponse = {
  readonly removeCourseFromFavourites: {
    readonly __isMutationPayload?: "RemoveCourseFromFavouritesPayload";
    readonly course: {
      readonly authUserFavouritesExists: boolean;
      readonly id: string;
    } | null | undefined;
    readonly userErrors?: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type FavouriteButtonRemoveMutation = {
  rawResponse: FavouriteButtonRemoveMutation$rawResponse;
  response: FavouriteButtonRemoveMutation$data;
  variables: FavouriteButtonRemoveMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Course",
  "kind": "LinkedField",
  "name": "course",
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
      "name": "authUserFavouritesExists",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FavouriteButtonRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveCourseFromFavouritesPayload",
        "kind": "LinkedField",
        "name": "removeCourseFromFavourites",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FavouriteButtonRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveCourseFromFavouritesPayload",
        "kind": "LinkedField",
        "name": "removeCourseFromFavourites",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1688ad9e8ab22ef32b6cad1e5e199f43359f26de3d011bc00ecc8427197bea18",
    "metadata": {},
    "name": "FavouriteButtonRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d229d3c7ca43ed084294504537b07d68";

export default node;
