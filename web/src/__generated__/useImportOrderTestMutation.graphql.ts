/**
 * @generated SignedSource<<2894441f3e2a29a16fcdde68eb4a5cd3>>
 * @relayHash d08840e688009433776076baa9b23435
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54f63f9e4c6e68c4817360c38e1750eca5ac4becfd4787bd375dc2b7f3e9680b

import type { ConcreteRequest } from 'relay-runtime';
export type ImportTestInput = {
  checkId: string;
  clientMutationId?: string | null | undefined;
  companyId: string;
};
export type useImportOrderTestMutation$variables = {
  input: ImportTestInput;
};
export type useImportOrderTestMutation$data = {
  readonly importTest: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useImportOrderTestMutation = {
  response: useImportOrderTestMutation$data;
  variables: useImportOrderTestMutation$variables;
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
    "concreteType": "ImportTestPayload",
    "kind": "LinkedField",
    "name": "importTest",
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
    "name": "useImportOrderTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportOrderTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "54f63f9e4c6e68c4817360c38e1750eca5ac4becfd4787bd375dc2b7f3e9680b",
    "metadata": {},
    "name": "useImportOrderTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e11077f760663b617ae1a98d4219df82";

export default node;
