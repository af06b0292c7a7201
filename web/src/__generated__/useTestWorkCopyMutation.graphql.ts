/**
 * @generated SignedSource<<4171873a38e022f56085c861d4f96ded>>
 * @relayHash 59c5c8e511f7b238020abba9f4337779
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 330b8299851441ac8e1b35f0ba89abb8c54988b741730d5ae3abc1d5bb7f219f

import type { ConcreteRequest } from 'relay-runtime';
export type ReplicateTestInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useTestWorkCopyMutation$variables = {
  input: ReplicateTestInput;
};
export type useTestWorkCopyMutation$data = {
  readonly replicateTest: {
    readonly test: {
      readonly databaseId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useTestWorkCopyMutation = {
  response: useTestWorkCopyMutation$data;
  variables: useTestWorkCopyMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTestWorkCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReplicateTestPayload",
        "kind": "LinkedField",
        "name": "replicateTest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Test",
            "kind": "LinkedField",
            "name": "test",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useTestWorkCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReplicateTestPayload",
        "kind": "LinkedField",
        "name": "replicateTest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Test",
            "kind": "LinkedField",
            "name": "test",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "330b8299851441ac8e1b35f0ba89abb8c54988b741730d5ae3abc1d5bb7f219f",
    "metadata": {},
    "name": "useTestWorkCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "afdbb44ef4b89bc5ef6d5a2c6cc61b26";

export default node;
