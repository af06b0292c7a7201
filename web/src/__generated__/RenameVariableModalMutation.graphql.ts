/**
 * @generated SignedSource<<d32b9a3b1b4e306fd82e66ffc57921ce>>
 * @relayHash 02585c3bd044372e0345ffcfbca1b900
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63b2ce544089c5ac97e6d6f66b3aa19b56cb70cfb69bcad6afe64ba2f433d34c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateCustomFieldVariableInput = {
  clientMutationId?: string | null | undefined;
  customFieldId: string;
  id: string;
  value?: string | null | undefined;
  version?: string | null | undefined;
};
export type RenameVariableModalMutation$variables = {
  input: UpdateCustomFieldVariableInput;
};
export type RenameVariableModalMutation$data = {
  readonly updateCustomFieldVariable: {
    readonly customFieldVariable: {
      readonly " $fragmentSpreads": FragmentRefs<"RenameVariableModal_variable">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type RenameVariableModalMutation = {
  response: RenameVariableModalMutation$data;
  variables: RenameVariableModalMutation$variables;
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
    "name": "RenameVariableModalMutation",
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
                "name": "RenameVariableModal_variable"
              }
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v2/*:: as any*/)
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
    "name": "RenameVariableModalMutation",
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
    "id": "63b2ce544089c5ac97e6d6f66b3aa19b56cb70cfb69bcad6afe64ba2f433d34c",
    "metadata": {},
    "name": "RenameVariableModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "75c23c17ebc4305c029292eb569df77b";

export default node;
