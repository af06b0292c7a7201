/**
 * @generated SignedSource<<2b0785ca2fd991e98cb6fde9395374ee>>
 * @relayHash f6108189dd44d14f96bfb033bf1cad3a
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 714739178c2dc14184a3758ddedd423de42f7b6dd17764d28af6e7ab35ebdc6e

import type { ConcreteRequest } from 'relay-runtime';
export type AddLibraryBlocksInput = {
  blockIds: ReadonlyArray<string>;
  clientMutationId?: string | null | undefined;
  name: string;
};
export type ShelveModalMutation$variables = {
  input: AddLibraryBlocksInput;
};
export type ShelveModalMutation$data = {
  readonly addLibraryBlocks: {
    readonly libraryEntry: {
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ShelveModalMutation = {
  response: ShelveModalMutation$data;
  variables: ShelveModalMutation$variables;
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
    "name": "ShelveModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddLibraryBlocksPayload",
        "kind": "LinkedField",
        "name": "addLibraryBlocks",
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
    "name": "ShelveModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddLibraryBlocksPayload",
        "kind": "LinkedField",
        "name": "addLibraryBlocks",
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
    "id": "714739178c2dc14184a3758ddedd423de42f7b6dd17764d28af6e7ab35ebdc6e",
    "metadata": {},
    "name": "ShelveModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ca2004a98728bf22ba32bdd4df894ed";

export default node;
