/**
 * @generated SignedSource<<da896e92dd410cee118eb2956470b343>>
 * @relayHash 5ed37ae8b6b146bb97325cd65c374036
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89e5e5d46e305ac3a080ef6535e8ec7e7b4023018381e21b76437a4199741576

import type { ConcreteRequest } from 'relay-runtime';
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
export type ActivateTestInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type TestHeadActionsOnMutation$variables = {
  input: ActivateTestInput;
};
export type TestHeadActionsOnMutation$data = {
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
export type TestHeadActionsOnMutation = {
  response: TestHeadActionsOnMutation$data;
  variables: TestHeadActionsOnMutation$variables;
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
    "name": "TestHeadActionsOnMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TestHeadActionsOnMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "89e5e5d46e305ac3a080ef6535e8ec7e7b4023018381e21b76437a4199741576",
    "metadata": {},
    "name": "TestHeadActionsOnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1655c64586cd27a211ca07473f2a91ea";

export default node;
