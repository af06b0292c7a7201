/**
 * @generated SignedSource<<60bcbdd5c9c29e9c3bca7b32e3d7f459>>
 * @relayHash 3be23cd0e2ff1b6ebf2da7498675a28a
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d572340075413880db0d71cca50b0c49d072f9f10e730de579ed0510860e394

import type { ConcreteRequest } from 'relay-runtime';
export type RecalculateTestInput = {
  clientMutationId?: string | null | undefined;
  questionIds?: ReadonlyArray<string> | null | undefined;
  testId: string;
  userIds?: ReadonlyArray<string> | null | undefined;
};
export type useRecalculationMutation$variables = {
  input: RecalculateTestInput;
};
export type useRecalculationMutation$data = {
  readonly recalculateTest: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useRecalculationMutation = {
  response: useRecalculationMutation$data;
  variables: useRecalculationMutation$variables;
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
    "concreteType": "RecalculateTestPayload",
    "kind": "LinkedField",
    "name": "recalculateTest",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
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
    "name": "useRecalculationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecalculationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6d572340075413880db0d71cca50b0c49d072f9f10e730de579ed0510860e394",
    "metadata": {},
    "name": "useRecalculationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee6bcc8fb312eb60ea974d716e46e17c";

export default node;
