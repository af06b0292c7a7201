/**
 * @generated SignedSource<<1d0d3084456ff9e81c005f00795ef262>>
 * @relayHash c8b759a65fa22681e829829d9765c827
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ced63fb6d6581747c02ce3d3d839bc5a3f1a55fd35e1f2dbad0d6bedb9f5fb0e

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCommentCallsLikeMutation$rawResponse = {
  readonly likeComment: {
    readonly comment: {
      readonly dislikesCount: number;
      readonly id: string;
      readonly likesCount: number;
      readonly myLike: LikeValue | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "LikeCommentPayload",
    "kind": "LinkedField",
    "name": "likeComment",
    "plural": false,
    "selections": [
      {
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
    "name": "useCommentCallsLikeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCommentCallsLikeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ced63fb6d6581747c02ce3d3d839bc5a3f1a55fd35e1f2dbad0d6bedb9f5fb0e",
    "metadata": {},
    "name": "useCommentCallsLikeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d18af592e1fc5feaf9a8e5174f2b81a";

export default node;
