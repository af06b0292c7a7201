/**
 * @generated SignedSource<<12e7fba516a910fbd41d76b71cbb804b>>
 * @relayHash 92bb43de2ecb0bcc5563900e93e083c7
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f71cef233d32e989eb119c80332c4f422ada554742105f0436cf5df829255dc

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCustomFieldVariableInput = {
  clientMutationId?: string | null | undefined;
  customFieldId: string;
  id: string;
};
export type useVariableRemovalMutation$variables = {
  input: DeleteCustomFieldVariableInput;
};
export type useVariableRemovalMutation$data = {
  readonly deleteCustomFieldVariable: {
    readonly deletedCustomFieldVariableId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useVariableRemovalMutation = {
  response: useVariableRemovalMutation$data;
  variables: useVariableRemovalMutation$variables;
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
  "name": "deletedCustomFieldVariableId",
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
    "name": "useVariableRemovalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCustomFieldVariablePayload",
        "kind": "LinkedField",
        "name": "deleteCustomFieldVariable",
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
    "name": "useVariableRemovalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCustomFieldVariablePayload",
        "kind": "LinkedField",
        "name": "deleteCustomFieldVariable",
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
            "name": "deletedCustomFieldVariableId"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0f71cef233d32e989eb119c80332c4f422ada554742105f0436cf5df829255dc",
    "metadata": {},
    "name": "useVariableRemovalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9274580d8f206da6defadc17f5b5105d";

export default node;
