/**
 * @generated SignedSource<<3876a53ff2cea4d20f034a32d32f928b>>
 * @relayHash b986208c4dc45d7055bd7d1bbb337cd3
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76d27434e6e71b060cc2e0f7f3ead345d20698d0958cf10cba43affb29d2b30d

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCourseFolderInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
  parentId?: string | null | undefined;
};
export type FolderNameModalCreateMutation$variables = {
  input: CreateCourseFolderInput;
};
export type FolderNameModalCreateMutation$data = {
  readonly createCourseFolder: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type FolderNameModalCreateMutation = {
  response: FolderNameModalCreateMutation$data;
  variables: FolderNameModalCreateMutation$variables;
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
    "concreteType": "CreateCourseFolderPayload",
    "kind": "LinkedField",
    "name": "createCourseFolder",
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
    "name": "FolderNameModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FolderNameModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "76d27434e6e71b060cc2e0f7f3ead345d20698d0958cf10cba43affb29d2b30d",
    "metadata": {},
    "name": "FolderNameModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5c46a3496aaac4437af174b01ec97227";

export default node;
