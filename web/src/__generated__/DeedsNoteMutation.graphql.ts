/**
 * @generated SignedSource<<05e4506667e318cf0c5ca4db02ce5ca2>>
 * @relayHash 1094ddd313d0812909c9af68707a8ee8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7561d3deb3aea61d2077de516fe8a91e75daea6127b3c78e98eda90647ba574

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveLessonNoteInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  lessonId: string;
  text: string;
};
export type DeedsNoteMutation$variables = {
  input: SaveLessonNoteInput;
};
export type DeedsNoteMutation$data = {
  readonly saveLessonNote: {
    readonly lesson: {
      readonly " $fragmentSpreads": FragmentRefs<"LessonNote_lesson">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type DeedsNoteMutation = {
  response: DeedsNoteMutation$data;
  variables: DeedsNoteMutation$variables;
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
    "name": "DeedsNoteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveLessonNotePayload",
        "kind": "LinkedField",
        "name": "saveLessonNote",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LearnerLesson",
            "kind": "LinkedField",
            "name": "lesson",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LessonNote_lesson"
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
    "name": "DeedsNoteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveLessonNotePayload",
        "kind": "LinkedField",
        "name": "saveLessonNote",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LearnerLesson",
            "kind": "LinkedField",
            "name": "lesson",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "LearnerLessonText",
                "kind": "LinkedField",
                "name": "text",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "note",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
    "id": "b7561d3deb3aea61d2077de516fe8a91e75daea6127b3c78e98eda90647ba574",
    "metadata": {},
    "name": "DeedsNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6c63ab15bca2eb09882b07398785e096";

export default node;
