/**
 * @generated SignedSource<<ad838ae237f4d7d6579d04a211805052>>
 * @relayHash 371ba6c050cddd87c42da61c00c2e6f4
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fc57f53500fec8afe97466aa65099cca0c8c069fc9cfbd0c8887a67097ef6cd

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type FavouriteButtonRemoveMutation$rawResponse = {
  readonly removeCourseFromFavourites: {
    readonly course: {
      readonly authUserFavouritesExists: boolean;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RemoveCourseFromFavouritesPayload",
    "kind": "LinkedField",
    "name": "removeCourseFromFavourites",
    "plural": false,
    "selections": [
      {
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
    "name": "FavouriteButtonRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FavouriteButtonRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6fc57f53500fec8afe97466aa65099cca0c8c069fc9cfbd0c8887a67097ef6cd",
    "metadata": {},
    "name": "FavouriteButtonRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12e6774b4e5ebf075d28d0bb819f6917";

export default node;
