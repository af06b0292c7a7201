/**
 * @generated SignedSource<<79b381bce80abe97fab0e2232f4bb1ff>>
 * @relayHash ee47c92086c15868c7e704933200b703
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6147f6c449074e2e5ebbbfc47c9209e27416220dca17a0f6801da3e8b95d6b8e

import type { ConcreteRequest } from 'relay-runtime';
export type SendInviteInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type InviteLinkMutation$variables = {
  input: SendInviteInput;
};
export type InviteLinkMutation$data = {
  readonly sendInvite: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type InviteLinkMutation = {
  response: InviteLinkMutation$data;
  variables: InviteLinkMutation$variables;
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
    "concreteType": "SendInvitePayload",
    "kind": "LinkedField",
    "name": "sendInvite",
    "plural": false,
    "selections": [
      {
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
    "name": "InviteLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InviteLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6147f6c449074e2e5ebbbfc47c9209e27416220dca17a0f6801da3e8b95d6b8e",
    "metadata": {},
    "name": "InviteLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b2ac63ce26452e3c6e6ad8c24a766549";

export default node;
