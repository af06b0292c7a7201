/**
 * @generated SignedSource<<4ffa3bdf270b1542420d244a002c504f>>
 * @relayHash ffee5d1a0b922c3c5668334078fa51e9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15c4f7c124a602e56b1144fb9af28bc8a344a44fd849e710c542116a625be8b8

import type { ConcreteRequest } from 'relay-runtime';
export type CreateExamExampleInput = {
  answer: string;
  clientMutationId?: string | null | undefined;
  companyId: string;
  imageId?: string | null | undefined;
  questionNumberId: string;
  solution?: string | null | undefined;
  text: string;
};
export type ExampleModalCreateMutation$variables = {
  input: CreateExamExampleInput;
};
export type ExampleModalCreateMutation$data = {
  readonly createExamExample: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ExampleModalCreateMutation = {
  response: ExampleModalCreateMutation$data;
  variables: ExampleModalCreateMutation$variables;
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
    "concreteType": "CreateExamExamplePayload",
    "kind": "LinkedField",
    "name": "createExamExample",
    "plural": false,
    "selections": [
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
    "name": "ExampleModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExampleModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "15c4f7c124a602e56b1144fb9af28bc8a344a44fd849e710c542116a625be8b8",
    "metadata": {},
    "name": "ExampleModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fc0ddaaba3bdcbb6279250c14dc9e1bc";

export default node;
