/**
 * @generated SignedSource<<f51afcd3be70597feff765966bb170ac>>
 * @relayHash f8ec3d6cf0d6f1c24210607a0f3e682c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1405e48ab9ae89b2c4e05030d376d3cf90b9fe1c6ce7144efc184dce6cb66a2a

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCourseTypeInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
};
export type CourseTypeModalCreateMutation$variables = {
  input: CreateCourseTypeInput;
};
export type CourseTypeModalCreateMutation$data = {
  readonly createCourseType: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type CourseTypeModalCreateMutation = {
  response: CourseTypeModalCreateMutation$data;
  variables: CourseTypeModalCreateMutation$variables;
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
    "concreteType": "CreateCourseTypePayload",
    "kind": "LinkedField",
    "name": "createCourseType",
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
    "name": "CourseTypeModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourseTypeModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1405e48ab9ae89b2c4e05030d376d3cf90b9fe1c6ce7144efc184dce6cb66a2a",
    "metadata": {},
    "name": "CourseTypeModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b2efd1bce3df5836005fa9ffb5361ca2";

export default node;
