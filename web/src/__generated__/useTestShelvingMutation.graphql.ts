/**
 * @generated SignedSource<<ec5c79700b7f7bfba0bb3f134b028cff>>
 * @relayHash 27e64dfc0fa875423d350e051b61d6c5
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e19e358e1b4c76e167f600a9cdfedb815ea85b01d44ef3a936dfcee9060af0e

import type { ConcreteRequest } from 'relay-runtime';
export type AddLibraryTestInput = {
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
  testId: string;
};
export type useTestShelvingMutation$variables = {
  input: AddLibraryTestInput;
};
export type useTestShelvingMutation$data = {
  readonly addLibraryTest: {
    readonly libraryEntry: {
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useTestShelvingMutation = {
  response: useTestShelvingMutation$data;
  variables: useTestShelvingMutation$variables;
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
  "name": "name",
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
    "name": "useTestShelvingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddLibraryTestPayload",
        "kind": "LinkedField",
        "name": "addLibraryTest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LibraryEntry",
            "kind": "LinkedField",
            "name": "libraryEntry",
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
    "name": "useTestShelvingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddLibraryTestPayload",
        "kind": "LinkedField",
        "name": "addLibraryTest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LibraryEntry",
            "kind": "LinkedField",
            "name": "libraryEntry",
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
    "id": "1e19e358e1b4c76e167f600a9cdfedb815ea85b01d44ef3a936dfcee9060af0e",
    "metadata": {},
    "name": "useTestShelvingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "887acc179d3d62c776f8aa02787eca7c";

export default node;
