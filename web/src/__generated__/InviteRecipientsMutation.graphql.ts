/**
 * @generated SignedSource<<0cb7f10d1b71188a266613333b86c1b7>>
 * @relayHash 7bb807d1810ff579b411d6006cd6b10f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a35f06560963774a4ceaead609a04ee84724ad20cc6ffe85ef8f70fb2af7e21

import type { ConcreteRequest } from 'relay-runtime';
export type SendInviteInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type InviteRecipientsMutation$variables = {
  input: SendInviteInput;
};
export type InviteRecipientsMutation$data = {
  readonly sendInvite: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type InviteRecipientsMutation = {
  response: InviteRecipientsMutation$data;
  variables: InviteRecipientsMutation$variables;
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
    "name": "InviteRecipientsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InviteRecipientsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0a35f06560963774a4ceaead609a04ee84724ad20cc6ffe85ef8f70fb2af7e21",
    "metadata": {},
    "name": "InviteRecipientsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "33c2832bda2d9e4f887031854a73c7a4";

export default node;
