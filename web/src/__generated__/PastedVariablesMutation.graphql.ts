/**
 * @generated SignedSource<<9b4edb7b607fc59efb4ddce95c27d343>>
 * @relayHash 7e2a16c8e453cf621755ec938f05bf81
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52c909495a2c27895f76cfc4642447b2494c14bad7593c09523f6d20c7c8377e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateCustomFieldVariablesInput = {
  clientMutationId?: string | null | undefined;
  customFieldId: string;
  values: ReadonlyArray<string>;
};
export type PastedVariablesMutation$variables = {
  input: CreateCustomFieldVariablesInput;
};
export type PastedVariablesMutation$data = {
  readonly createCustomFieldVariables: {
    readonly createdCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type PastedVariablesMutation = {
  response: PastedVariablesMutation$data;
  variables: PastedVariablesMutation$variables;
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
  "name": "createdCount",
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
    "name": "PastedVariablesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCustomFieldVariablesPayload",
        "kind": "LinkedField",
        "name": "createCustomFieldVariables",
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
    "name": "PastedVariablesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCustomFieldVariablesPayload",
        "kind": "LinkedField",
        "name": "createCustomFieldVariables",
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
    "id": "52c909495a2c27895f76cfc4642447b2494c14bad7593c09523f6d20c7c8377e",
    "metadata": {},
    "name": "PastedVariablesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0270006c80f14540dcad5ca5d509180c";

export default node;
