/**
 * @generated SignedSource<<6ea468ddb8603718873acec3ada3add0>>
 * @relayHash f03046b263c0cd168f8b96c8e18d1343
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41e191a9c6b64a0f87f3604113a72370700acb3d8534d9c94c423a9c95df4f4b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParseCrmBitrixScriptTagInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  scriptTag: string;
};
export type BitrixCodeMutation$variables = {
  input: ParseCrmBitrixScriptTagInput;
};
export type BitrixCodeMutation$data = {
  readonly parseCrmBitrixScriptTag: {
    readonly crmBitrixFormId: number | null | undefined;
    readonly crmBitrixFormUrl: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type BitrixCodeMutation = {
  response: BitrixCodeMutation$data;
  variables: BitrixCodeMutation$variables;
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
  "name": "crmBitrixFormId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "crmBitrixFormUrl",
  "storageKey": null
},
v4 = {
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
    "name": "BitrixCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ParseCrmBitrixScriptTagPayload",
        "kind": "LinkedField",
        "name": "parseCrmBitrixScriptTag",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v4/*:: as any*/)
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
    "name": "BitrixCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ParseCrmBitrixScriptTagPayload",
        "kind": "LinkedField",
        "name": "parseCrmBitrixScriptTag",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "41e191a9c6b64a0f87f3604113a72370700acb3d8534d9c94c423a9c95df4f4b",
    "metadata": {},
    "name": "BitrixCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dcf1ea0fdeace0f3be87249695ac4099";

export default node;
