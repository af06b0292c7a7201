/**
 * @generated SignedSource<<0ecf9f1c1d507c4aaf06aedfdfd1269b>>
 * @relayHash 46a2b51a269581d7e31cf124bc7eeb38
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfccdd9c3f9cf2b8e5fcd9673662250ec4e5d4babe4f4f2cfb845087db207bed

import type { ConcreteRequest } from 'relay-runtime';
export type RequestPasswordRecoveryInput = {
  clientMutationId?: string | null | undefined;
  login: string;
};
export type RecoveryScreenRequestMutation$variables = {
  input: RequestPasswordRecoveryInput;
};
export type RecoveryScreenRequestMutation$data = {
  readonly requestPasswordRecovery: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type RecoveryScreenRequestMutation = {
  response: RecoveryScreenRequestMutation$data;
  variables: RecoveryScreenRequestMutation$variables;
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
    "concreteType": "RequestPasswordRecoveryPayload",
    "kind": "LinkedField",
    "name": "requestPasswordRecovery",
    "plural": false,
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
    "name": "RecoveryScreenRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecoveryScreenRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cfccdd9c3f9cf2b8e5fcd9673662250ec4e5d4babe4f4f2cfb845087db207bed",
    "metadata": {},
    "name": "RecoveryScreenRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9e0f54eb118268fdddc29c63db651dba";

export default node;
