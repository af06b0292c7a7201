/**
 * @generated SignedSource<<655c4124c8099ba073cead8df84806e2>>
 * @relayHash 501f9ee690672148410e20669b77df11
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f0a44723ddc164cbff0dbcf36bba363cbf4e52eb5565c10e4c6bb53deca7aca

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCustomFieldInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type CustomFieldModalDeleteMutation$variables = {
  input: DeleteCustomFieldInput;
};
export type CustomFieldModalDeleteMutation$data = {
  readonly deleteCustomField: {
    readonly deletedCustomFieldId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type CustomFieldModalDeleteMutation = {
  response: CustomFieldModalDeleteMutation$data;
  variables: CustomFieldModalDeleteMutation$variables;
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
    "name": "CustomFieldModalDeleteMutation",
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
    "name": "CustomFieldModalDeleteMutation",
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
    "id": "7f0a44723ddc164cbff0dbcf36bba363cbf4e52eb5565c10e4c6bb53deca7aca",
    "metadata": {},
    "name": "CustomFieldModalDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b41311e717ee71a13bb43a95627fa1dc";

export default node;
