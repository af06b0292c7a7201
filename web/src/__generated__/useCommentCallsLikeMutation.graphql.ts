/**
 * @generated SignedSource<<2400a9561ef2d1cef56bc0f615df2fb8>>
 * @relayHash 942fe3103668c4613f96eafa9d22459c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a72f8e56611cf845f9f9b23c358ff155bcf51c08e19d25bf48ce5ab25a69b35f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LikeValue = "DISLIKE" | "LIKE";
export type LikeCommentInput = {
  clientMutationId?: string | null | undefined;
  commentId: string;
  courseId: string;
  lessonId: string;
  value?: LikeValue | null | undefined;
};
export type useCommentCallsLikeMutation$variables = {
  input: LikeCommentInput;
};
export type useCommentCallsLikeMutation$data = {
  readonly likeComment: {
    readonly comment: {
      readonly dislikesCount: number;
      readonly id: string;
      readonly likesCount: number;
      readonly myLike: LikeValue | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useCommentCallsLikeMutation$rawResponse = {
  readonly likeComment: {
    readonly __isMutationPayload?: "LikeCommentPayload";
    readonly comment: {
      readonly dislikesCount: number;
      readonly id: string;
      readonly likesCount: number;
      readonly myLike: LikeValue | null | undefined;
    } | null | undefined;
    readonly userErrors?: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useCommentCallsLikeMutation = {
  rawResponse: useCommentCallsLikeMutation$rawResponse;
  response: useCommentCallsLikeMutation$data;
  variables: useCommentCallsLikeMutation$variables;
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
  "concreteType": "LearnerComment",
  "kind": "LinkedField",
  "name": "comment",
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
      "name": "myLike",
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
    "name": "useCommentCallsLikeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LikeCommentPayload",
        "kind": "LinkedField",
        "name": "likeComment",
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
    "name": "useCommentCallsLikeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LikeCommentPayload",
        "kind": "LinkedField",
        "name": "likeComment",
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
    "id": "a72f8e56611cf845f9f9b23c358ff155bcf51c08e19d25bf48ce5ab25a69b35f",
    "metadata": {},
    "name": "useCommentCallsLikeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93565473f9c2e2831d75ef3d724814f7";

export default node;
