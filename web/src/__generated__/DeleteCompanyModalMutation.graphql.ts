/**
 * @generated SignedSource<<6be51a4cb41cffb72f6799566a5dc48c>>
 * @relayHash ae83e594f9359715e19bcfef0b6dd0f9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f68bde5d5d455bf6c2a91037aea6498d83dff26e2603f5d12e1f4ae6838995c7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "name": "DeleteCompanyModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCompanyPayload",
        "kind": "LinkedField",
        "name": "deleteCompany",
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
    "name": "DeleteCompanyModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCompanyPayload",
        "kind": "LinkedField",
        "name": "deleteCompany",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f68bde5d5d455bf6c2a91037aea6498d83dff26e2603f5d12e1f4ae6838995c7",
    "metadata": {},
    "name": "DeleteCompanyModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "49ea93bbad8f8aa08a5154179050fe11";

export default node;
