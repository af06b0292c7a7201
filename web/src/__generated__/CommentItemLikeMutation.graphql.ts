/**
 * @generated SignedSource<<3f0464183588d5c4fbca550befdd792f>>
 * @relayHash 58e3f1419b04b283773533878d3ecc5d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 829d5cc9917db4cad4d2a253140e088d51fe1ae9c04d68e3afe6fe11c0a3414c

import type { ConcreteRequest } from 'relay-runtime';
export type LikeValue = "DISLIKE" | "LIKE";
export type LikeCommentInput = {
  clientMutationId?: string | null | undefined;
  commentId: string;
  courseId: string;
  lessonId: string;
  value?: LikeValue | null | undefined;
};
export type CommentItemLikeMutation$variables = {
  input: LikeCommentInput;
};
export type CommentItemLikeMutation$data = {
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
export type CommentItemLikeMutation$rawResponse = {
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
export type CommentItemLikeMutation = {
  rawResponse: CommentItemLikeMutation$rawResponse;
  response: CommentItemLikeMutation$data;
  variables: CommentItemLikeMutation$variables;
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
    "name": "CommentItemLikeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CommentItemLikeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "829d5cc9917db4cad4d2a253140e088d51fe1ae9c04d68e3afe6fe11c0a3414c",
    "metadata": {},
    "name": "CommentItemLikeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb0f4ba2bfde634592b0ddcc3eb21ffb";

export default node;
