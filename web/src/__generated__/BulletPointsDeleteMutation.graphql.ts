/**
 * @generated SignedSource<<a81cdccbe6c812b3a3eafc4f5e5dd0ec>>
 * @relayHash fce2b1b0474d71d7c32f6bb5a3084b27
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa982fff70ef6106233d8b4de641ebdb0f947223b0cb09a194898545d4f9d7e7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCourseBulletPointInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type BulletPointsDeleteMutation$variables = {
  input: DeleteCourseBulletPointInput;
};
export type BulletPointsDeleteMutation$data = {
  readonly deleteCourseBulletPoint: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type BulletPointsDeleteMutation = {
  response: BulletPointsDeleteMutation$data;
  variables: BulletPointsDeleteMutation$variables;
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
    "name": "BulletPointsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCourseBulletPointPayload",
        "kind": "LinkedField",
        "name": "deleteCourseBulletPoint",
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
    "name": "BulletPointsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCourseBulletPointPayload",
        "kind": "LinkedField",
        "name": "deleteCourseBulletPoint",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fa982fff70ef6106233d8b4de641ebdb0f947223b0cb09a194898545d4f9d7e7",
    "metadata": {},
    "name": "BulletPointsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4395545fda35a550ee394083ca9dc3d9";

export default node;
