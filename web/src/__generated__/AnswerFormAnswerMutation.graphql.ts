/**
 * @generated SignedSource<<deec1b5ede50fc63f060b41264b5f197>>
 * @relayHash c815bc55736ff351ef19385cc448e54d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c49ce93758eef54817239e8a3ebf0c853cb948841a4a3989a660353a4dc4f5e

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AnswerLessonCommentPayload",
    "kind": "LinkedField",
    "name": "answerLessonComment",
    "plural": false,
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
    "name": "AnswerFormAnswerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnswerFormAnswerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1c49ce93758eef54817239e8a3ebf0c853cb948841a4a3989a660353a4dc4f5e",
    "metadata": {},
    "name": "AnswerFormAnswerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f3d579a8847c7477b1288030fce105ce";

export default node;
