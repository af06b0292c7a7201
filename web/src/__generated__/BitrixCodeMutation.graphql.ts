/**
 * @generated SignedSource<<437757dc45bf863da65d4fc5e2b78220>>
 * @relayHash 8f036f4485df891c3c6a48b39f801dbf
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e8c28bc370bdbe3b7b0fa74f4390878dd1111b4da9ad9ef6b0b8032f719217c

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ParseCrmBitrixScriptTagPayload",
    "kind": "LinkedField",
    "name": "parseCrmBitrixScriptTag",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "crmBitrixFormId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "crmBitrixFormUrl",
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
    "name": "BitrixCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BitrixCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7e8c28bc370bdbe3b7b0fa74f4390878dd1111b4da9ad9ef6b0b8032f719217c",
    "metadata": {},
    "name": "BitrixCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf4fb7cb080a2b0417a7f91101d497d5";

export default node;
