/**
 * @generated SignedSource<<6ed44b08da8d52174b916fc1e3ef1a66>>
 * @relayHash d38ce6909607c4277ba0d1a6a7fcd817
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0aaceb095d0d434668300957fc84243e11311ca3e9785138417b60f170270c8

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly watchedPercent: number | null | undefined;
    readonly watchedSeconds: number | null | undefined;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "WatchFilmPayload",
    "kind": "LinkedField",
    "name": "watchFilm",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "watchedPercent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "watchedSeconds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "position",
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
    "name": "watchFilmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "watchFilmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e0aaceb095d0d434668300957fc84243e11311ca3e9785138417b60f170270c8",
    "metadata": {},
    "name": "watchFilmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a103283b926fd94299e61671f679315e";

export default node;
