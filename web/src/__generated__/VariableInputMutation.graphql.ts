/**
 * @generated SignedSource<<a14df2ce43b648e0fe4ea35be4541077>>
 * @relayHash ad190aa9a8780c9d126a582ad66f6f96
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 848412f77bbc26a39ff6243f911dabf573a6793414963b002882b4eacf6cb6ad

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCustomFieldVariableInput = {
  clientMutationId?: string | null | undefined;
  customFieldId: string;
  value: string;
};
export type VariableInputMutation$variables = {
  input: CreateCustomFieldVariableInput;
};
export type VariableInputMutation$data = {
  readonly createCustomFieldVariable: {
    readonly customFieldVariable: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type VariableInputMutation = {
  response: VariableInputMutation$data;
  variables: VariableInputMutation$variables;
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
    "concreteType": "CreateCustomFieldVariablePayload",
    "kind": "LinkedField",
    "name": "createCustomFieldVariable",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomFieldVariable",
        "kind": "LinkedField",
        "name": "customFieldVariable",
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
    "name": "VariableInputMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VariableInputMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "848412f77bbc26a39ff6243f911dabf573a6793414963b002882b4eacf6cb6ad",
    "metadata": {},
    "name": "VariableInputMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8a76ab3cf157a26e13c26b9d7da28595";

export default node;
