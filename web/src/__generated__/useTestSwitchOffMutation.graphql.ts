/**
 * @generated SignedSource<<05cb2e3317d015df37d3346f3c630dc3>>
 * @relayHash 107a4a7de1b653b271b9fef1474d78fe
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba258ec18c19906b87be87e58c99ddd1c1d6a664186997963dc5ef1e7fdbd6ec

import type { ConcreteRequest } from 'relay-runtime';
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
export type DeactivateTestInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useTestSwitchOffMutation$variables = {
  input: DeactivateTestInput;
};
export type useTestSwitchOffMutation$data = {
  readonly deactivateTest: {
    readonly test: {
      readonly id: string;
      readonly status: TestStatus | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useTestSwitchOffMutation = {
  response: useTestSwitchOffMutation$data;
  variables: useTestSwitchOffMutation$variables;
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
    "concreteType": "DeactivateTestPayload",
    "kind": "LinkedField",
    "name": "deactivateTest",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "name": "useTestSwitchOffMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTestSwitchOffMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba258ec18c19906b87be87e58c99ddd1c1d6a664186997963dc5ef1e7fdbd6ec",
    "metadata": {},
    "name": "useTestSwitchOffMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e019666b89bb3b1b21935bac1d61fec2";

export default node;
