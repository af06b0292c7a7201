/**
 * @generated SignedSource<<0dc1a9dd1e67913104fa5a0333345d67>>
 * @relayHash 54fc4aaa527babd5a42812ac7087f61c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60450cb621d9d4e27f66111d435c9a3122183ccf766c00cbcfea125086bd889d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VariableInputMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCustomFieldVariablePayload",
        "kind": "LinkedField",
        "name": "createCustomFieldVariable",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
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
    "name": "VariableInputMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCustomFieldVariablePayload",
        "kind": "LinkedField",
        "name": "createCustomFieldVariable",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "60450cb621d9d4e27f66111d435c9a3122183ccf766c00cbcfea125086bd889d",
    "metadata": {},
    "name": "VariableInputMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bfc75317247e2f2e0f613705ab80a388";

export default node;
