/**
 * @generated SignedSource<<6f4ded7c86971138d6735d3449400cea>>
 * @relayHash 159afb5499d894bc6e3a3c67d7d23198
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46433d97fc2dbd8c04b14343dab97769a16be9ac6c525a68ee0673d17d0c521a

import type { ConcreteRequest } from 'relay-runtime';
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
export type DeactivateTestInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type TestHeadActionsOffMutation$variables = {
  input: DeactivateTestInput;
};
export type TestHeadActionsOffMutation$data = {
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
export type TestHeadActionsOffMutation = {
  response: TestHeadActionsOffMutation$data;
  variables: TestHeadActionsOffMutation$variables;
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
    "name": "TestHeadActionsOffMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TestHeadActionsOffMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "46433d97fc2dbd8c04b14343dab97769a16be9ac6c525a68ee0673d17d0c521a",
    "metadata": {},
    "name": "TestHeadActionsOffMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b06f1c66026e0d4f2e16528cd2ad7d99";

export default node;
