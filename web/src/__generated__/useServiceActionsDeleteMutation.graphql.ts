/**
 * @generated SignedSource<<db8d6dbf964de8b196c26f2611c64293>>
 * @relayHash 2ea1be7952d95b6dc823b782fbd7298c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6852c14591a3a88dfa9b406ee89bc3393f912f31004476e0710dd48c79bdb07c

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteServiceAccountInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useServiceActionsDeleteMutation$variables = {
  input: DeleteServiceAccountInput;
};
export type useServiceActionsDeleteMutation$data = {
  readonly deleteServiceAccount: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useServiceActionsDeleteMutation = {
  response: useServiceActionsDeleteMutation$data;
  variables: useServiceActionsDeleteMutation$variables;
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
    "concreteType": "DeleteServiceAccountPayload",
    "kind": "LinkedField",
    "name": "deleteServiceAccount",
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
    "name": "useServiceActionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useServiceActionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6852c14591a3a88dfa9b406ee89bc3393f912f31004476e0710dd48c79bdb07c",
    "metadata": {},
    "name": "useServiceActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b638e82be8efdc621b7d759c2053711c";

export default node;
