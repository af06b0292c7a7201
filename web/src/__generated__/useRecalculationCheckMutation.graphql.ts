/**
 * @generated SignedSource<<a2f1f61e11c515a377b17aa1b3dc069c>>
 * @relayHash 41ea58b363c2ec188621d36ff034f929
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 692486c3cb05971d18e3ceb91d408aa77964ba2742f60ca21f79bbb405c35f42

import type { ConcreteRequest } from 'relay-runtime';
export type CheckTestRecalculationInput = {
  clientMutationId?: string | null | undefined;
  questionIds?: ReadonlyArray<string> | null | undefined;
  testId: string;
};
export type useRecalculationCheckMutation$variables = {
  input: CheckTestRecalculationInput;
};
export type useRecalculationCheckMutation$data = {
  readonly checkTestRecalculation: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useRecalculationCheckMutation = {
  response: useRecalculationCheckMutation$data;
  variables: useRecalculationCheckMutation$variables;
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
    "concreteType": "CheckTestRecalculationPayload",
    "kind": "LinkedField",
    "name": "checkTestRecalculation",
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
    "name": "useRecalculationCheckMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecalculationCheckMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "692486c3cb05971d18e3ceb91d408aa77964ba2742f60ca21f79bbb405c35f42",
    "metadata": {},
    "name": "useRecalculationCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3bdbe9b41d8509792ecd5bfb28658798";

export default node;
