/**
 * @generated SignedSource<<7e2474b807ade6a001db8ff132943bea>>
 * @relayHash e8bb2256dfce9b1f1f020eeb6e2a07aa
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc69a9233f29ed9245f0cd52a6e506760b156164c42f7e3b655444cfafc1b60f

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCourseFieldCommentInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type RemarkListDeleteMutation$variables = {
  input: DeleteCourseFieldCommentInput;
};
export type RemarkListDeleteMutation$data = {
  readonly deleteCourseFieldComment: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type RemarkListDeleteMutation = {
  response: RemarkListDeleteMutation$data;
  variables: RemarkListDeleteMutation$variables;
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
    "concreteType": "DeleteCourseFieldCommentPayload",
    "kind": "LinkedField",
    "name": "deleteCourseFieldComment",
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
    "name": "RemarkListDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemarkListDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dc69a9233f29ed9245f0cd52a6e506760b156164c42f7e3b655444cfafc1b60f",
    "metadata": {},
    "name": "RemarkListDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59ac1d3b04b20f53a650093749828391";

export default node;
