/**
 * @generated SignedSource<<7b413a2cd7dfa059413684d87896a865>>
 * @relayHash 7352d5a84ecaa880b34e1b7d59c1915f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cca9da9798c10392a9bf5ef2a6f7a85d124080600a358c6486596640c3073112

import type { ConcreteRequest } from 'relay-runtime';
export type CopyLibraryTestInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  testId?: string | null | undefined;
};
export type TakeTestModalMutation$variables = {
  input: CopyLibraryTestInput;
};
export type TakeTestModalMutation$data = {
  readonly copyLibraryTest: {
    readonly test: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type TakeTestModalMutation = {
  response: TakeTestModalMutation$data;
  variables: TakeTestModalMutation$variables;
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
    "concreteType": "CopyLibraryTestPayload",
    "kind": "LinkedField",
    "name": "copyLibraryTest",
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
    "name": "TakeTestModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TakeTestModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cca9da9798c10392a9bf5ef2a6f7a85d124080600a358c6486596640c3073112",
    "metadata": {},
    "name": "TakeTestModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6c9c76663bc8df792ac8fe82f1cfc56f";

export default node;
