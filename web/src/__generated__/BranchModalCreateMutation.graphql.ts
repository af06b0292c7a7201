/**
 * @generated SignedSource<<610a4d19ed0dd7104dfb8cdec2eec5de>>
 * @relayHash 357fd95d041123072a52be47c7f6c57a
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c538a9e6fead57cc6a5f219b39cfb1f2b48b432c0a896ae8be3af7df39a3b56

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateCourseBranchInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  endDate?: string | null | undefined;
  isDefault?: boolean | null | undefined;
  name: string;
  startDate?: string | null | undefined;
};
export type BranchModalCreateMutation$variables = {
  input: CreateCourseBranchInput;
};
export type BranchModalCreateMutation$data = {
  readonly createCourseBranch: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type BranchModalCreateMutation = {
  response: BranchModalCreateMutation$data;
  variables: BranchModalCreateMutation$variables;
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
    "name": "BranchModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseBranchPayload",
        "kind": "LinkedField",
        "name": "createCourseBranch",
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
    "name": "BranchModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseBranchPayload",
        "kind": "LinkedField",
        "name": "createCourseBranch",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8c538a9e6fead57cc6a5f219b39cfb1f2b48b432c0a896ae8be3af7df39a3b56",
    "metadata": {},
    "name": "BranchModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d2fd0f041396c00fc85fded0227cb8c8";

export default node;
