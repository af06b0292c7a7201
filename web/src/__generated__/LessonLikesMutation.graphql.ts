/**
 * @generated SignedSource<<577d819f2ff49102233e7bbe04253ec5>>
 * @relayHash 4d7f32eecdf913b3ef2e1ece70430b7f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b833bd41e8639ede0bf7c797e2b56c0732657407fc06cc221c2a6196d4c035c

import type { ConcreteRequest } from 'relay-runtime';
export type LikeType = "LIKE" | "LIKE_DISLIKE";
export type LikeValue = "DISLIKE" | "LIKE";
export type LikeLessonInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  lessonId: string;
  value?: LikeValue | null | undefined;
};
export type LessonLikesMutation$variables = {
  input: LikeLessonInput;
};
export type LessonLikesMutation$data = {
  readonly likeLesson: {
    readonly lesson: {
      readonly id: string;
      readonly text: {
        readonly likes: {
          readonly dislikesCount: number;
          readonly likesCount: number;
          readonly mine: LikeValue | null | undefined;
          readonly type: LikeType;
        } | null | undefined;
      } | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type LessonLikesMutation$rawResponse = {
  readonly likeLesson: {
    readonly lesson: {
      readonly id: string;
      readonly text: {
        readonly likes: {
          readonly dislikesCount: number;
          readonly likesCount: number;
          readonly mine: LikeValue | null | undefined;
          readonly type: LikeType;
        } | null | undefined;
      } | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type LessonLikesMutation = {
  rawResponse: LessonLikesMutation$rawResponse;
  response: LessonLikesMutation$data;
  variables: LessonLikesMutation$variables;
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
    "concreteType": "LikeLessonPayload",
    "kind": "LinkedField",
    "name": "likeLesson",
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
            "concreteType": "LearnerLessonText",
            "kind": "LinkedField",
            "name": "text",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "LessonLikes",
                "kind": "LinkedField",
                "name": "likes",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "likesCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dislikesCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mine",
                    "storageKey": null
                  }
                ],
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
    "name": "LessonLikesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LessonLikesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8b833bd41e8639ede0bf7c797e2b56c0732657407fc06cc221c2a6196d4c035c",
    "metadata": {},
    "name": "LessonLikesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0abf5df41fd18abeda6f436a1957b088";

export default node;
