/**
 * @generated SignedSource<<d2fad6c589ab56af96112ad51b72afae>>
 * @relayHash 93b52f22cd0c13afbe9692864abcb43e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e575e03626e9cd45e2ccce649fcbe1361af7ec4bedb8d06c8fd5e7f1426554cb

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCustomFieldInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useFieldRemovalMutation$variables = {
  input: DeleteCustomFieldInput;
};
export type useFieldRemovalMutation$data = {
  readonly deleteCustomField: {
    readonly deletedCustomFieldId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useFieldRemovalMutation = {
  response: useFieldRemovalMutation$data;
  variables: useFieldRemovalMutation$variables;
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
  "name": "deletedCustomFieldId",
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
    "name": "useFieldRemovalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCustomFieldPayload",
        "kind": "LinkedField",
        "name": "deleteCustomField",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "name": "useFieldRemovalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCustomFieldPayload",
        "kind": "LinkedField",
        "name": "deleteCustomField",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedCustomFieldId"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e575e03626e9cd45e2ccce649fcbe1361af7ec4bedb8d06c8fd5e7f1426554cb",
    "metadata": {},
    "name": "useFieldRemovalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "89575874cbdc27a03c88ebcac8212aaa";

export default node;
