/**
 * @generated SignedSource<<d9b83884721766207769aeb17642c57b>>
 * @relayHash 4835aa7f4c1c9c1ccfb71e2a1f8308b6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c461c39669e5bdcde92c92a52cbf0ac5a6efcd4c750eaacbe41881534c81666

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteUserFileInput = {
  clientMutationId?: string | null | undefined;
  fileId: string;
  userId: string;
};
export type UserFieldsFileMutation$variables = {
  input: DeleteUserFileInput;
};
export type UserFieldsFileMutation$data = {
  readonly deleteUserFile: {
    readonly deletedFileId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type UserFieldsFileMutation = {
  response: UserFieldsFileMutation$data;
  variables: UserFieldsFileMutation$variables;
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
    "concreteType": "DeleteUserFilePayload",
    "kind": "LinkedField",
    "name": "deleteUserFile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedFileId",
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
    "name": "UserFieldsFileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserFieldsFileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8c461c39669e5bdcde92c92a52cbf0ac5a6efcd4c750eaacbe41881534c81666",
    "metadata": {},
    "name": "UserFieldsFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "86586ac32a5fec8d80f11ddaf9b8e276";

export default node;
