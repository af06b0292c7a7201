/**
 * @generated SignedSource<<b2735b1b7444aeb2ae8b6dd9b2e8807a>>
 * @relayHash 371177ca8435530e80ba7c4be6c66b99
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c98c9cddf90f4aa1ca8651a495b1a48427b72a9c6cc3ffcbed5e7021f5913d41

import type { ConcreteRequest } from 'relay-runtime';
export type AddCourseToFavouritesInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
};
export type FavouriteButtonAddMutation$variables = {
  input: AddCourseToFavouritesInput;
};
export type FavouriteButtonAddMutation$data = {
  readonly addCourseToFavourites: {
    readonly course: {
      readonly authUserFavouritesExists: boolean;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type FavouriteButtonAddMutation$rawResponse = {
  readonly addCourseToFavourites: {
    readonly course: {
      readonly authUserFavouritesExists: boolean;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type FavouriteButtonAddMutation = {
  rawResponse: FavouriteButtonAddMutation$rawResponse;
  response: FavouriteButtonAddMutation$data;
  variables: FavouriteButtonAddMutation$variables;
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
    "concreteType": "AddCourseToFavouritesPayload",
    "kind": "LinkedField",
    "name": "addCourseToFavourites",
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
    "name": "FavouriteButtonAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FavouriteButtonAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c98c9cddf90f4aa1ca8651a495b1a48427b72a9c6cc3ffcbed5e7021f5913d41",
    "metadata": {},
    "name": "FavouriteButtonAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "daadfa2a9206f1f60e6d1918fb9065e9";

export default node;
