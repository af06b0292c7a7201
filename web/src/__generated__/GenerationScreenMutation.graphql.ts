/**
 * @generated SignedSource<<6fa3e701453dbb111b49bd275708eee3>>
 * @relayHash 211f278fe230b4892abe6340e402d83b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36dcb7ec6a622dfc654ffdf2eccb801d7c0b2a8ee362c6b0c41c6a72891fbe04

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GeneratedUsersFormat = "CSV" | "XLSX";
export type GenerateUsersInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  count?: number | null | undefined;
  format?: GeneratedUsersFormat;
  groupIds?: ReadonlyArray<string> | null | undefined;
  people?: ReadonlyArray<GeneratedPersonInput> | null | undefined;
  prefix?: string | null | undefined;
  roleIds?: ReadonlyArray<string> | null | undefined;
};
export type GeneratedPersonInput = {
  email: string;
  name: string;
  phone?: string | null | undefined;
  surname?: string | null | undefined;
};
export type GenerationScreenMutation$variables = {
  input: GenerateUsersInput;
};
export type GenerationScreenMutation$data = {
  readonly generateUsers: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type GenerationScreenMutation = {
  response: GenerationScreenMutation$data;
  variables: GenerationScreenMutation$variables;
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
  "concreteType": "Job",
  "kind": "LinkedField",
  "name": "job",
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
    "name": "GenerationScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GenerateUsersPayload",
        "kind": "LinkedField",
        "name": "generateUsers",
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
    "name": "GenerationScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GenerateUsersPayload",
        "kind": "LinkedField",
        "name": "generateUsers",
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
    "id": "36dcb7ec6a622dfc654ffdf2eccb801d7c0b2a8ee362c6b0c41c6a72891fbe04",
    "metadata": {},
    "name": "GenerationScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fbb7bbf0d4252204547b352849624f64";

export default node;
