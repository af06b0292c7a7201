/**
 * @generated SignedSource<<d635222dbe988aeb1792c46cb572eb17>>
 * @relayHash 65e4f5a4e0388e215f459bba19ef3d07
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b349ec6dd000899b7f41dccffd84f8919c9ad3bbf798d6daf2ce16f36fb4754

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyLibraryFileInput = {
  clientMutationId?: string | null | undefined;
  folderId?: string | null | undefined;
  id: string;
};
export type LibraryScreenCopyMutation$variables = {
  input: CopyLibraryFileInput;
};
export type LibraryScreenCopyMutation$data = {
  readonly copyLibraryFile: {
    readonly fileStorageItem: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type LibraryScreenCopyMutation = {
  response: LibraryScreenCopyMutation$data;
  variables: LibraryScreenCopyMutation$variables;
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
  "concreteType": "FileStorageItem",
  "kind": "LinkedField",
  "name": "fileStorageItem",
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
    "name": "LibraryScreenCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyLibraryFilePayload",
        "kind": "LinkedField",
        "name": "copyLibraryFile",
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
    "name": "LibraryScreenCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyLibraryFilePayload",
        "kind": "LinkedField",
        "name": "copyLibraryFile",
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
    "id": "3b349ec6dd000899b7f41dccffd84f8919c9ad3bbf798d6daf2ce16f36fb4754",
    "metadata": {},
    "name": "LibraryScreenCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d480565e87bb61c982d1ab204795a796";

export default node;
