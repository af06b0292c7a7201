/**
 * @generated SignedSource<<1fd385bfa07fbd14fccd8d3d787660ca>>
 * @relayHash 9bad7499a3090e2ae841ec7649bad2a6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d043691221f009a784b854879967b892a53a0f8cfdc0f2597c12953b4c663267

import type { ConcreteRequest } from 'relay-runtime';
export type SortExamExamplesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  examExampleIds: ReadonlyArray<string>;
};
export type ExampleOrderModalMutation$variables = {
  input: SortExamExamplesInput;
};
export type ExampleOrderModalMutation$data = {
  readonly sortExamExamples: {
    readonly examExamples: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type ExampleOrderModalMutation = {
  response: ExampleOrderModalMutation$data;
  variables: ExampleOrderModalMutation$variables;
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
    "concreteType": "SortExamExamplesPayload",
    "kind": "LinkedField",
    "name": "sortExamExamples",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ExamExample",
        "kind": "LinkedField",
        "name": "examExamples",
        "plural": true,
        "selections": [
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
    "name": "ExampleOrderModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExampleOrderModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d043691221f009a784b854879967b892a53a0f8cfdc0f2597c12953b4c663267",
    "metadata": {},
    "name": "ExampleOrderModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a4b03713aad52db89f0ff1a9c7d9e07";

export default node;
