/**
 * @generated SignedSource<<b848f27f8b3d4386d215ce1d46555401>>
 * @relayHash 92a67db02d25a3c764ffbcc0c418a8a0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68b37a9d06303363920bec39d54be7e5281a5d687ad8f0ac84bd32735ad9f25a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCoursePackageRelationInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type RelationsModalDeleteMutation$variables = {
  input: DeleteCoursePackageRelationInput;
};
export type RelationsModalDeleteMutation$data = {
  readonly deleteCoursePackageRelation: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type RelationsModalDeleteMutation = {
  response: RelationsModalDeleteMutation$data;
  variables: RelationsModalDeleteMutation$variables;
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
    "name": "RelationsModalDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCoursePackageRelationPayload",
        "kind": "LinkedField",
        "name": "deleteCoursePackageRelation",
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
    "name": "RelationsModalDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCoursePackageRelationPayload",
        "kind": "LinkedField",
        "name": "deleteCoursePackageRelation",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "68b37a9d06303363920bec39d54be7e5281a5d687ad8f0ac84bd32735ad9f25a",
    "metadata": {},
    "name": "RelationsModalDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a33c56edced1b6eb071d1dc3ef93015c";

export default node;
