/**
 * @generated SignedSource<<9301a5364950910b1923ddd0721018d3>>
 * @relayHash ba90e7842bc1cc372c8ce0226fbeb0cd
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1de1017e05361a0178ab4e7821edbd109386a9b4758f3b6768c47897803db976

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateCoursePackageInput = {
  branchId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  description?: string | null | undefined;
  isDefault?: boolean | null | undefined;
  name: string;
  oldPrice?: string | null | undefined;
  price?: string | null | undefined;
};
export type PackageModalCreateMutation$variables = {
  input: CreateCoursePackageInput;
};
export type PackageModalCreateMutation$data = {
  readonly createCoursePackage: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type PackageModalCreateMutation = {
  response: PackageModalCreateMutation$data;
  variables: PackageModalCreateMutation$variables;
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
    "name": "PackageModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCoursePackagePayload",
        "kind": "LinkedField",
        "name": "createCoursePackage",
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
    "name": "PackageModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCoursePackagePayload",
        "kind": "LinkedField",
        "name": "createCoursePackage",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1de1017e05361a0178ab4e7821edbd109386a9b4758f3b6768c47897803db976",
    "metadata": {},
    "name": "PackageModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c7148b23e6f74c1d82d87a2609d86e1e";

export default node;
