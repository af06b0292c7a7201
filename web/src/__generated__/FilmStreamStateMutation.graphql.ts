/**
 * @generated SignedSource<<d7b7ba4372ed941ee94160315579ca96>>
 * @relayHash 44513fb637c1cf0bb635098f0bc27623
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 795ea94c5863f4554f6acb723d791106269a225a6f2a9455830ab2f1a96164b9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrepareFilmInput = {
  blockId: string;
  clientMutationId?: string | null | undefined;
  courseId: string;
  lessonId: string;
};
export type FilmStreamStateMutation$variables = {
  input: PrepareFilmInput;
};
export type FilmStreamStateMutation$data = {
  readonly prepareFilm: {
    readonly lessonBlock: {
      readonly " $fragmentSpreads": FragmentRefs<"FilmStreamState_block">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type FilmStreamStateMutation = {
  response: FilmStreamStateMutation$data;
  variables: FilmStreamStateMutation$variables;
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FilmStreamStateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PrepareFilmPayload",
        "kind": "LinkedField",
        "name": "prepareFilm",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LessonBlock",
            "kind": "LinkedField",
            "name": "lessonBlock",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FilmStreamState_block"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "FilmStreamStateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PrepareFilmPayload",
        "kind": "LinkedField",
        "name": "prepareFilm",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LessonBlock",
            "kind": "LinkedField",
            "name": "lessonBlock",
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
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "795ea94c5863f4554f6acb723d791106269a225a6f2a9455830ab2f1a96164b9",
    "metadata": {},
    "name": "FilmStreamStateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea72555f45ee849953e4b09293334131";

export default node;
