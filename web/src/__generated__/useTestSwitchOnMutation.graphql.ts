/**
 * @generated SignedSource<<0b9e662ed42139c9dc2d4adb854789eb>>
 * @relayHash 190dc9c509762c424ba87bac6f4fa527
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0d5475cad19414e52613c428778b1299a902846e808274f2d448e9b33546f8a

import type { ConcreteRequest } from 'relay-runtime';
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
export type ActivateTestInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useTestSwitchOnMutation$variables = {
  input: ActivateTestInput;
};
export type useTestSwitchOnMutation$data = {
  readonly activateTest: {
    readonly test: {
      readonly id: string;
      readonly status: TestStatus | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useTestSwitchOnMutation = {
  response: useTestSwitchOnMutation$data;
  variables: useTestSwitchOnMutation$variables;
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
    "concreteType": "ActivateTestPayload",
    "kind": "LinkedField",
    "name": "activateTest",
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
    "name": "useTestSwitchOnMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTestSwitchOnMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d0d5475cad19414e52613c428778b1299a902846e808274f2d448e9b33546f8a",
    "metadata": {},
    "name": "useTestSwitchOnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3abd3be8d5427f91cc66b619d4638039";

export default node;
