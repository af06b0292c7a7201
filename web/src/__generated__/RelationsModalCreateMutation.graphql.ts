/**
 * @generated SignedSource<<749821198b52cea4d39119316c2860fe>>
 * @relayHash 5e28982b5d2716a36591ee848f7b0474
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 116303e18b401c9841c0e39a8bff187fc7793bfd136ee2d4c0a7777db4806623

import type { ConcreteRequest } from 'relay-runtime';
export type CoursePackageRelationType = "INCLUDED" | "REQUIRED";
export type CreateCoursePackageRelationInput = {
  clientMutationId?: string | null | undefined;
  coursePackageId: string;
  relatedPackageId: string;
  type: CoursePackageRelationType;
};
export type RelationsModalCreateMutation$variables = {
  input: CreateCoursePackageRelationInput;
};
export type RelationsModalCreateMutation$data = {
  readonly createCoursePackageRelation: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type RelationsModalCreateMutation = {
  response: RelationsModalCreateMutation$data;
  variables: RelationsModalCreateMutation$variables;
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
    "concreteType": "CreateCoursePackageRelationPayload",
    "kind": "LinkedField",
    "name": "createCoursePackageRelation",
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
    "name": "RelationsModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RelationsModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "116303e18b401c9841c0e39a8bff187fc7793bfd136ee2d4c0a7777db4806623",
    "metadata": {},
    "name": "RelationsModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "090b387af5a2a0ab7507ef53335ff53f";

export default node;
