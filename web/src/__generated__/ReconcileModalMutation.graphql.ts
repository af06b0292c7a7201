/**
 * @generated SignedSource<<81dfa61e9c496c60c89349836530520a>>
 * @relayHash 09afcb6c8492d64e9c947906460957fc
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aca37cbb4c02f85e0d2d1fdadbe8bd5e290cb514ce440560fde9c7c9f4cda3eb

import type { ConcreteRequest } from 'relay-runtime';
export type CreateReconciliationInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  day: string;
};
export type ReconcileModalMutation$variables = {
  input: CreateReconciliationInput;
};
export type ReconcileModalMutation$data = {
  readonly createReconciliation: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ReconcileModalMutation = {
  response: ReconcileModalMutation$data;
  variables: ReconcileModalMutation$variables;
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
    "concreteType": "CreateReconciliationPayload",
    "kind": "LinkedField",
    "name": "createReconciliation",
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
    "name": "ReconcileModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReconcileModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aca37cbb4c02f85e0d2d1fdadbe8bd5e290cb514ce440560fde9c7c9f4cda3eb",
    "metadata": {},
    "name": "ReconcileModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2055c7dd4e0eab5a7b39fb721a3a1d91";

export default node;
