/**
 * @generated SignedSource<<b7c076319144b5340e7be536d6ea347a>>
 * @relayHash 949ef78ed42bf8ac7f2c82c88239b235
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 548be9f25ccbd430fa8a5c59bf2b8a632456654cf30ab89cceee415ed1bcb2a5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type LessonLikesMutation$rawResponse = {
  readonly likeLesson: {
    readonly __isMutationPayload?: "LikeLessonPayload";
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
    readonly userErrors?: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
    "name": "LessonLikesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LikeLessonPayload",
        "kind": "LinkedField",
        "name": "likeLesson",
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
    "name": "LessonLikesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LikeLessonPayload",
        "kind": "LinkedField",
        "name": "likeLesson",
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
    "id": "548be9f25ccbd430fa8a5c59bf2b8a632456654cf30ab89cceee415ed1bcb2a5",
    "metadata": {},
    "name": "LessonLikesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ddb98b72b00536b2e13757f453deb6d1";

export default node;
