/**
 * @generated SignedSource<<5edc423a82c4bc4ddf188e41663d2899>>
 * @relayHash 4be017b16bc31487b6d8cf47d1d05f6f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e876b5781bc5d5490e5b633cddb3a138abbe7bb9e951627f0b271e00418206e

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCompanyInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  name: string;
};
export type DeleteCompanyModalMutation$variables = {
  input: DeleteCompanyInput;
};
export type DeleteCompanyModalMutation$data = {
  readonly deleteCompany: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type DeleteCompanyModalMutation = {
  response: DeleteCompanyModalMutation$data;
  variables: DeleteCompanyModalMutation$variables;
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
    "concreteType": "DeleteCompanyPayload",
    "kind": "LinkedField",
    "name": "deleteCompany",
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
    "name": "DeleteCompanyModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteCompanyModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9e876b5781bc5d5490e5b633cddb3a138abbe7bb9e951627f0b271e00418206e",
    "metadata": {},
    "name": "DeleteCompanyModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "96a70e83d7ccd25316137bab04a6df1d";

export default node;
