/**
 * @generated SignedSource<<52edd317ebf789a4d7f58302452c3e0c>>
 * @relayHash 95c626ec762acd22dd7d94acf0d260a5
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f35b2735b19f560a48cc3831597f5f4562a07e3ee3cae6326b93ee1676c3708c

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCustomFieldVariableInput = {
  clientMutationId?: string | null | undefined;
  customFieldId: string;
  id: string;
};
export type VariableRowDeleteMutation$variables = {
  input: DeleteCustomFieldVariableInput;
};
export type VariableRowDeleteMutation$data = {
  readonly deleteCustomFieldVariable: {
    readonly deletedCustomFieldVariableId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type VariableRowDeleteMutation = {
  response: VariableRowDeleteMutation$data;
  variables: VariableRowDeleteMutation$variables;
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
    "name": "VariableRowDeleteMutation",
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
    "name": "VariableRowDeleteMutation",
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
    "id": "f35b2735b19f560a48cc3831597f5f4562a07e3ee3cae6326b93ee1676c3708c",
    "metadata": {},
    "name": "VariableRowDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "045d641ff06f894807ea1111881c4ecc";

export default node;
