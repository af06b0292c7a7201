/**
 * @generated SignedSource<<c81797dba8c5f34a1037086f15cd7a29>>
 * @relayHash 70b491fffd8c9c411422024dd2566f73
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a116008b787dd5bdf6d2c690a3473d527ffd209565227416be9755b3da06c2f3

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCourseFieldCommentInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  field: string;
  text: string;
};
export type NewRemarkMutation$variables = {
  input: CreateCourseFieldCommentInput;
};
export type NewRemarkMutation$data = {
  readonly createCourseFieldComment: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type NewRemarkMutation = {
  response: NewRemarkMutation$data;
  variables: NewRemarkMutation$variables;
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
    "concreteType": "CreateCourseFieldCommentPayload",
    "kind": "LinkedField",
    "name": "createCourseFieldComment",
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
    "name": "NewRemarkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewRemarkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a116008b787dd5bdf6d2c690a3473d527ffd209565227416be9755b3da06c2f3",
    "metadata": {},
    "name": "NewRemarkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6cccfb23fa124938510c5c219b06a5f8";

export default node;
