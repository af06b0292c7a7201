/**
 * @generated SignedSource<<416954e90bd188791a660d484da6de9e>>
 * @relayHash 03bec069266b05d1f63cb26f5309105f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a69340974cdcb152ddaa8c202367b9850a848de615be23aa9f0315f5911082ab

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateCustomFieldVariableInput = {
  clientMutationId?: string | null | undefined;
  customFieldId: string;
  id: string;
  value?: string | null | undefined;
  version?: string | null | undefined;
};
export type VariableWordsMutation$variables = {
  input: UpdateCustomFieldVariableInput;
};
export type VariableWordsMutation$data = {
  readonly updateCustomFieldVariable: {
    readonly customFieldVariable: {
      readonly " $fragmentSpreads": FragmentRefs<"VariableWords_variable">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type VariableWordsMutation = {
  response: VariableWordsMutation$data;
  variables: VariableWordsMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VariableWordsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCustomFieldVariablePayload",
        "kind": "LinkedField",
        "name": "updateCustomFieldVariable",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "VariableWords_variable"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "VariableWordsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCustomFieldVariablePayload",
        "kind": "LinkedField",
        "name": "updateCustomFieldVariable",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a69340974cdcb152ddaa8c202367b9850a848de615be23aa9f0315f5911082ab",
    "metadata": {},
    "name": "VariableWordsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b3884440a2bb42a668b73aa15aa02aa";

export default node;
