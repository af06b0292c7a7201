/**
 * @generated SignedSource<<d42758618e07e736268cb7b367cdf2e8>>
 * @relayHash 1f091cfb3b10d913e5d0343576684b9b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42ab0505829f0c7729b64fd73600334b65c424171873425aff43ea1faa66fc47

import type { ConcreteRequest } from 'relay-runtime';
export type CopyLibraryTestInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  testId?: string | null | undefined;
};
export type ShelvedTestModalMutation$variables = {
  input: CopyLibraryTestInput;
};
export type ShelvedTestModalMutation$data = {
  readonly copyLibraryTest: {
    readonly test: {
      readonly databaseId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type ShelvedTestModalMutation = {
  response: ShelvedTestModalMutation$data;
  variables: ShelvedTestModalMutation$variables;
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
    "name": "ShelvedTestModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
    "name": "ShelvedTestModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
    "id": "42ab0505829f0c7729b64fd73600334b65c424171873425aff43ea1faa66fc47",
    "metadata": {},
    "name": "ShelvedTestModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d5ebd6aef4252ab3713504356a2ec08";

export default node;
