/**
 * @generated SignedSource<<e0f1dbecea576d8c0437d5a5118de373>>
 * @relayHash 12c1c442d9db026258e3ff42e7b80585
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0a3d411dda505f61a59902b5736bc0d0a87954d5073868ec398121088a61ea0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerLessonCommentInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  text: string;
};
export type AnswerFormAnswerMutation$variables = {
  input: AnswerLessonCommentInput;
};
export type AnswerFormAnswerMutation$data = {
  readonly answerLessonComment: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type AnswerFormAnswerMutation = {
  response: AnswerFormAnswerMutation$data;
  variables: AnswerFormAnswerMutation$variables;
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
    "name": "AnswerFormAnswerMutation",
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
    "name": "AnswerFormAnswerMutation",
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
    "id": "a0a3d411dda505f61a59902b5736bc0d0a87954d5073868ec398121088a61ea0",
    "metadata": {},
    "name": "AnswerFormAnswerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad6899acb4d7edeb04170220addfba6b";

export default node;
