/**
 * @generated SignedSource<<8bd9058be2447572016f92bd416d4381>>
 * @relayHash 6970227ed8fe5ba203ba7cb0c0b201b1
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eae777446c56a131f5ad4a2d26a628f56f43c10a036f93273543918081ea609f

import type { ConcreteRequest } from 'relay-runtime';
export type ApplyCanBeBoughtInput = {
  canBeBought: boolean;
  clientMutationId?: string | null | undefined;
  companyId: string;
};
export type PaymentsTabApplyMutation$variables = {
  input: ApplyCanBeBoughtInput;
};
export type PaymentsTabApplyMutation$data = {
  readonly applyCanBeBought: {
    readonly changedCount: number;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type PaymentsTabApplyMutation = {
  response: PaymentsTabApplyMutation$data;
  variables: PaymentsTabApplyMutation$variables;
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
    "concreteType": "ApplyCanBeBoughtPayload",
    "kind": "LinkedField",
    "name": "applyCanBeBought",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedCount",
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
    "name": "PaymentsTabApplyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentsTabApplyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eae777446c56a131f5ad4a2d26a628f56f43c10a036f93273543918081ea609f",
    "metadata": {},
    "name": "PaymentsTabApplyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5348947628b8b1968a07a5de04a20b5";

export default node;
