/**
 * @generated SignedSource<<475e0cf50dd3f240bd8fdf1f675bab39>>
 * @relayHash 3d2951799e843fb036184d283223d4e9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eac5050a22ab3a16c88427633f738acb92648e3f4aeb9c011b01eaaa380dff30

import type { ConcreteRequest } from 'relay-runtime';
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
      readonly hasNote: boolean;
      readonly id: string;
      readonly text: {
        readonly note: string | null | undefined;
      } | null | undefined;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNote",
            "storageKey": null
          },
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
    "name": "DeedsNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeedsNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eac5050a22ab3a16c88427633f738acb92648e3f4aeb9c011b01eaaa380dff30",
    "metadata": {},
    "name": "DeedsNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2f9fbdf5962477a555416d826130b099";

export default node;
