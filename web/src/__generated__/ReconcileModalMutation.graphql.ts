/**
 * @generated SignedSource<<bb911eb9321eb811d04c18aa0b4261fe>>
 * @relayHash 5bfdbc923cf3b5a6f836c5f613848e57
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75fa09488c09978f5722012364db31c8176fff9394f8437c75370c12c43569d6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReconcileModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateReconciliationPayload",
        "kind": "LinkedField",
        "name": "createReconciliation",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
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
    "name": "ReconcileModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateReconciliationPayload",
        "kind": "LinkedField",
        "name": "createReconciliation",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "75fa09488c09978f5722012364db31c8176fff9394f8437c75370c12c43569d6",
    "metadata": {},
    "name": "ReconcileModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7089b97ef7b25bb9180dc23df8bcd5b8";

export default node;
