/**
 * @generated SignedSource<<91d036662810bb0e4f0bfc0b4fbb6d25>>
 * @relayHash bd954bae798d03d62e82959d6cdfef27
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d67d4eaeaa0064fbcfb506b132ee0f8c630610fe3f7e9dd9cca46d6e27aa36b

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateServiceAccountInput = {
  active?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  version?: string | null | undefined;
};
export type useServiceActionsSwitchMutation$variables = {
  input: UpdateServiceAccountInput;
};
export type useServiceActionsSwitchMutation$data = {
  readonly updateServiceAccount: {
    readonly serviceAccount: {
      readonly active: boolean;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useServiceActionsSwitchMutation = {
  response: useServiceActionsSwitchMutation$data;
  variables: useServiceActionsSwitchMutation$variables;
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
    "concreteType": "UpdateServiceAccountPayload",
    "kind": "LinkedField",
    "name": "updateServiceAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ServiceAccount",
        "kind": "LinkedField",
        "name": "serviceAccount",
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
            "name": "active",
            "storageKey": null
          }
        ],
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
    "name": "useServiceActionsSwitchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useServiceActionsSwitchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6d67d4eaeaa0064fbcfb506b132ee0f8c630610fe3f7e9dd9cca46d6e27aa36b",
    "metadata": {},
    "name": "useServiceActionsSwitchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f385e500fed60c238272349e5ed7bdad";

export default node;
