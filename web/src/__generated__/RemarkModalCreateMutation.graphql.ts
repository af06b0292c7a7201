/**
 * @generated SignedSource<<58d0e4de514c975660d03d45ce5deab8>>
 * @relayHash 0ce477dc7fd780040fd884aef073d3cf
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24f52b5c27d0030ba7e0babac5fd2048bbdd68e7d9ecbf584593e2d123342f9d

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCourseRemarkInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  text: string;
};
export type RemarkModalCreateMutation$variables = {
  input: CreateCourseRemarkInput;
};
export type RemarkModalCreateMutation$data = {
  readonly createCourseRemark: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type RemarkModalCreateMutation = {
  response: RemarkModalCreateMutation$data;
  variables: RemarkModalCreateMutation$variables;
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
    "concreteType": "CreateCourseRemarkPayload",
    "kind": "LinkedField",
    "name": "createCourseRemark",
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
    "name": "RemarkModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemarkModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "24f52b5c27d0030ba7e0babac5fd2048bbdd68e7d9ecbf584593e2d123342f9d",
    "metadata": {},
    "name": "RemarkModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "704b40efcdf342f7689e8fb225afaed5";

export default node;
