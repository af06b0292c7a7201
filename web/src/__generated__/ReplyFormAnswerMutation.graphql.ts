/**
 * @generated SignedSource<<b93d3fcc3dfe16ffc0ff980fcb5c6e27>>
 * @relayHash e31c642748a78a2a593bfab883a4e00d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9719f99cbf9b9e925f5b0d45990c4cad621719b7a8d3ac62f152e2079fdbe1c0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerLessonCommentInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  text: string;
};
export type ReplyFormAnswerMutation$variables = {
  input: AnswerLessonCommentInput;
};
export type ReplyFormAnswerMutation$data = {
  readonly answerLessonComment: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type ReplyFormAnswerMutation = {
  response: ReplyFormAnswerMutation$data;
  variables: ReplyFormAnswerMutation$variables;
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
v2 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReplyFormAnswerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnswerLessonCommentPayload",
        "kind": "LinkedField",
        "name": "answerLessonComment",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
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
    "name": "ReplyFormAnswerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnswerLessonCommentPayload",
        "kind": "LinkedField",
        "name": "answerLessonComment",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9719f99cbf9b9e925f5b0d45990c4cad621719b7a8d3ac62f152e2079fdbe1c0",
    "metadata": {},
    "name": "ReplyFormAnswerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "79e7e47939cc773b5cb7cd42c900f21b";

export default node;
