/**
 * @generated SignedSource<<1d2e883bf492efba59227d08a22e1607>>
 * @relayHash bb2d0682bfe1f1e9738b4c56da918702
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5eebf11cda8dc9dd2cdc58558358e92845d73e648c84c86b9dcf57438808e706

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateCourseBulletPointInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  text: string;
};
export type BulletPointModalCreateMutation$variables = {
  input: CreateCourseBulletPointInput;
};
export type BulletPointModalCreateMutation$data = {
  readonly createCourseBulletPoint: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type BulletPointModalCreateMutation = {
  response: BulletPointModalCreateMutation$data;
  variables: BulletPointModalCreateMutation$variables;
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
    "name": "BulletPointModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseBulletPointPayload",
        "kind": "LinkedField",
        "name": "createCourseBulletPoint",
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
    "name": "BulletPointModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseBulletPointPayload",
        "kind": "LinkedField",
        "name": "createCourseBulletPoint",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5eebf11cda8dc9dd2cdc58558358e92845d73e648c84c86b9dcf57438808e706",
    "metadata": {},
    "name": "BulletPointModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fc42756f6a868581945e1014d251106b";

export default node;
