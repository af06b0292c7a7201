/**
 * @generated SignedSource<<5ca398bb25b4002b7ffab98772f53848>>
 * @relayHash 833e2b88aa5f0da7a3af74b77328f991
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e95db8f9794d89ddad6579280d8983b3ceb6f8620e58a254fb115cf417e012b6

import type { ConcreteRequest } from 'relay-runtime';
export type BeginTestInput = {
  clientMutationId?: string | null | undefined;
  testId: string;
};
export type LearnerTestScreenBeginMutation$variables = {
  input: BeginTestInput;
};
export type LearnerTestScreenBeginMutation$data = {
  readonly beginTest: {
    readonly learnerAttempt: {
      readonly databaseId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type LearnerTestScreenBeginMutation = {
  response: LearnerTestScreenBeginMutation$data;
  variables: LearnerTestScreenBeginMutation$variables;
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
    "name": "LearnerTestScreenBeginMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BeginTestPayload",
        "kind": "LinkedField",
        "name": "beginTest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LearnerAttempt",
            "kind": "LinkedField",
            "name": "learnerAttempt",
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
    "name": "LearnerTestScreenBeginMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BeginTestPayload",
        "kind": "LinkedField",
        "name": "beginTest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LearnerAttempt",
            "kind": "LinkedField",
            "name": "learnerAttempt",
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
    "id": "e95db8f9794d89ddad6579280d8983b3ceb6f8620e58a254fb115cf417e012b6",
    "metadata": {},
    "name": "LearnerTestScreenBeginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8bcc6376eb6c75a0daf2550ec4cb77ed";

export default node;
