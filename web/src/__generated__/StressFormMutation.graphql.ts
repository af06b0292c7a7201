/**
 * @generated SignedSource<<ec6ae00b9ba67e74304554f8e62f10fd>>
 * @relayHash aa50ddb610ff4566e2b9140fb53d1941
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID befe123f2b1a0455cf29dc65093fca884a761a88bf861fe2cdefac8299f845e9

import type { ConcreteRequest } from 'relay-runtime';
export type RunStressTestInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  learners?: number | null | undefined;
};
export type StressFormMutation$variables = {
  input: RunStressTestInput;
};
export type StressFormMutation$data = {
  readonly runStressTest: {
    readonly stressTest: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type StressFormMutation = {
  response: StressFormMutation$data;
  variables: StressFormMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Job",
  "kind": "LinkedField",
  "name": "job",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StressFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RunStressTestPayload",
        "kind": "LinkedField",
        "name": "runStressTest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StressTest",
            "kind": "LinkedField",
            "name": "stressTest",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
    "name": "StressFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RunStressTestPayload",
        "kind": "LinkedField",
        "name": "runStressTest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StressTest",
            "kind": "LinkedField",
            "name": "stressTest",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "befe123f2b1a0455cf29dc65093fca884a761a88bf861fe2cdefac8299f845e9",
    "metadata": {},
    "name": "StressFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "708eb3f36ae448e038b79bb38558b470";

export default node;
