/**
 * @generated SignedSource<<4ff1a03dd8792be12ff828ebfba42cdc>>
 * @relayHash 4bc4bb52884d38e199279ca6882f3b42
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd26a60d194b88b734d51426838320fd537219799113de891e33d27027e429a5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type FavouriteButtonAddMutation$rawResponse = {
  readonly addCourseToFavourites: {
    readonly __isMutationPayload?: "AddCourseToFavouritesPayload";
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
    "name": "FavouriteButtonAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddCourseToFavouritesPayload",
        "kind": "LinkedField",
        "name": "addCourseToFavourites",
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
    "name": "FavouriteButtonAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddCourseToFavouritesPayload",
        "kind": "LinkedField",
        "name": "addCourseToFavourites",
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
    "id": "fd26a60d194b88b734d51426838320fd537219799113de891e33d27027e429a5",
    "metadata": {},
    "name": "FavouriteButtonAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "742d47f6db4d8ca3df199e2e9ea25897";

export default node;
