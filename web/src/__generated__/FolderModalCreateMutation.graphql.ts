/**
 * @generated SignedSource<<887776f8dc00840d2af9b800a59af369>>
 * @relayHash 6e4cd96909c6d8cdf63ac47feae12c02
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96736a0d7b0cdf037ab0b2a7e79551aa6dee99a2854107510a3fa7e96b6052ba

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateFileStorageFolderInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
  parentId?: string | null | undefined;
};
export type FolderModalCreateMutation$variables = {
  input: CreateFileStorageFolderInput;
};
export type FolderModalCreateMutation$data = {
  readonly createFileStorageFolder: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type FolderModalCreateMutation = {
  response: FolderModalCreateMutation$data;
  variables: FolderModalCreateMutation$variables;
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
v2 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FolderModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFileStorageFolderPayload",
        "kind": "LinkedField",
        "name": "createFileStorageFolder",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
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
    "name": "FolderModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFileStorageFolderPayload",
        "kind": "LinkedField",
        "name": "createFileStorageFolder",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "96736a0d7b0cdf037ab0b2a7e79551aa6dee99a2854107510a3fa7e96b6052ba",
    "metadata": {},
    "name": "FolderModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12cdae2a4a040866f23e3890860b6f1f";

export default node;
