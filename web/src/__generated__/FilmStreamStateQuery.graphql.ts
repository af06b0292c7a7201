/**
 * @generated SignedSource<<f676c60a310973f77b6453a97529b96d>>
 * @relayHash 9708eeb400b4a099d2a9c69ffdce9447
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cd584da5a1fad1ed3a16ac8d433f0ab85d9c9c1d399d328917bb299f6891706

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilmStreamStateQuery$variables = {
  id: string;
};
export type FilmStreamStateQuery$data = {
  readonly node: {
    readonly block: {
      readonly " $fragmentSpreads": FragmentRefs<"FilmStreamState_block">;
    } | null | undefined;
  } | null | undefined;
};
export type FilmStreamStateQuery = {
  response: FilmStreamStateQuery$data;
  variables: FilmStreamStateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FilmStreamStateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "FilmStreamState_block"
                }
              ],
              "type": "LessonBlock",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "block"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FilmStreamStateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FilmStream",
                "kind": "LinkedField",
                "name": "stream",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "percent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "error",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "LessonBlock",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5cd584da5a1fad1ed3a16ac8d433f0ab85d9c9c1d399d328917bb299f6891706",
    "metadata": {},
    "name": "FilmStreamStateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fdc65a35a27c2db84cbb36073a66bc4b";

export default node;
