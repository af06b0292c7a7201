/**
 * @generated SignedSource<<a5843f49c4d789baba6a7bc15c113439>>
 * @relayHash 4ccd6d7c1f24a7e25163cc87fae54fe2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43a4763cfc600b461f2a2d36b1b65862b246849a9640c7fdab7d7d2bdbec4423

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "name": "RelationsModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCoursePackageRelationPayload",
        "kind": "LinkedField",
        "name": "createCoursePackageRelation",
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
    "name": "RelationsModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCoursePackageRelationPayload",
        "kind": "LinkedField",
        "name": "createCoursePackageRelation",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "43a4763cfc600b461f2a2d36b1b65862b246849a9640c7fdab7d7d2bdbec4423",
    "metadata": {},
    "name": "RelationsModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "89c508f8747485040cb0c8ccb4e3ad93";

export default node;
