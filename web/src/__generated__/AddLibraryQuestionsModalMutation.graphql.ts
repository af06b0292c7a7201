/**
 * @generated SignedSource<<a4477e328f7ee634c8d20364c5366a4a>>
 * @relayHash c053279d7fdad2ff01132569394186ca
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 990c5ccf202bd3203cdec5a8d17f1529d88206d49d813ac06494f9b7e30ee802

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyLibraryTestInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  testId?: string | null | undefined;
};
export type AddLibraryQuestionsModalMutation$variables = {
  input: CopyLibraryTestInput;
};
export type AddLibraryQuestionsModalMutation$data = {
  readonly copyLibraryTest: {
    readonly test: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type AddLibraryQuestionsModalMutation = {
  response: AddLibraryQuestionsModalMutation$data;
  variables: AddLibraryQuestionsModalMutation$variables;
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
v3 = {
  "kind": "InlineFragment",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddLibraryQuestionsModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyLibraryTestPayload",
        "kind": "LinkedField",
        "name": "copyLibraryTest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "AddLibraryQuestionsModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyLibraryTestPayload",
        "kind": "LinkedField",
        "name": "copyLibraryTest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "990c5ccf202bd3203cdec5a8d17f1529d88206d49d813ac06494f9b7e30ee802",
    "metadata": {},
    "name": "AddLibraryQuestionsModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a9d235c2041b2b85ba16cf51a292792";

export default node;
