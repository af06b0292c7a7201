/**
 * @generated SignedSource<<918a1e8f9bb8ca68d131fc72330103d3>>
 * @relayHash 763f8a4129158f03b485ec5d80d2155a
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36e9955867ef837b5c99859d072f8cc042b1d0c8c7be6c3fb3d6a989130e832e

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCourseRemarkInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
};
export type OfferedCourseDeleteMutation$variables = {
  input: DeleteCourseRemarkInput;
};
export type OfferedCourseDeleteMutation$data = {
  readonly deleteCourseRemark: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type OfferedCourseDeleteMutation = {
  response: OfferedCourseDeleteMutation$data;
  variables: OfferedCourseDeleteMutation$variables;
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
    "concreteType": "DeleteCourseRemarkPayload",
    "kind": "LinkedField",
    "name": "deleteCourseRemark",
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
    "name": "OfferedCourseDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OfferedCourseDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "36e9955867ef837b5c99859d072f8cc042b1d0c8c7be6c3fb3d6a989130e832e",
    "metadata": {},
    "name": "OfferedCourseDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "80a74e82404e21f3094e5ab791d3b7a6";

export default node;
