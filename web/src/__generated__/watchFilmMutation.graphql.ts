/**
 * @generated SignedSource<<09e84f9caed7159f0c295a121a7c3b5a>>
 * @relayHash 876a0ebcd8a5f6c7aa7c7911aab8b2a6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0368ff046cc117c5994d6341ffa27b75daf6c836d618173d43ae7472413153a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchFilmInput = {
  again: ReadonlyArray<FilmRangeInput>;
  blockId: number;
  clientMutationId?: string | null | undefined;
  courseId: string;
  duration: number;
  lessonId: string;
  position: number;
  ranges: ReadonlyArray<FilmRangeInput>;
  sequence: number;
  session: string;
};
export type FilmRangeInput = {
  from: number;
  to: number;
};
export type watchFilmMutation$variables = {
  input: WatchFilmInput;
};
export type watchFilmMutation$data = {
  readonly watchFilm: {
    readonly position: number | null | undefined;
    readonly watchedPercent: number | null | undefined;
    readonly watchedSeconds: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type watchFilmMutation = {
  response: watchFilmMutation$data;
  variables: watchFilmMutation$variables;
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
  "kind": "ScalarField",
  "name": "watchedPercent",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "watchedSeconds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v5 = {
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
    "name": "watchFilmMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WatchFilmPayload",
        "kind": "LinkedField",
        "name": "watchFilm",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v5/*:: as any*/)
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
    "name": "watchFilmMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WatchFilmPayload",
        "kind": "LinkedField",
        "name": "watchFilm",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c0368ff046cc117c5994d6341ffa27b75daf6c836d618173d43ae7472413153a",
    "metadata": {},
    "name": "watchFilmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4b7171c4e65bbb4cdc669a0a906b51ed";

export default node;
