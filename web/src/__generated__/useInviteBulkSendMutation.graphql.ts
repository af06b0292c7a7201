/**
 * @generated SignedSource<<210be76e31bde21ea468756de934c1c7>>
 * @relayHash 065de1d48fe23cc51e6704a60881f0c7
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40a4227be4ab801902b778361c39c61c1eb0b2aced314ddc804f53ce98f62ea6

import type { ConcreteRequest } from 'relay-runtime';
export type InviteKind = "INVITE" | "WELCOME";
export type InviteState = "ENDED" | "FULL" | "INACTIVE" | "NOT_STARTED" | "SUSPENDED" | "WORKS";
export type SendInvitesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  invites: InviteSelection;
};
export type InviteSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: InviteMatch | null | undefined;
};
export type InviteMatch = {
  filter?: InviteFilter | null | undefined;
  search?: string | null | undefined;
};
export type InviteFilter = {
  kind?: InviteKind | null | undefined;
  state?: ReadonlyArray<InviteState> | null | undefined;
};
export type useInviteBulkSendMutation$variables = {
  input: SendInvitesInput;
};
export type useInviteBulkSendMutation$data = {
  readonly sendInvites: {
    readonly alreadySendingCount: number;
    readonly inviteCount: number;
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly recipientCount: number;
    readonly skippedCount: number;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly withoutRecipientsCount: number;
  };
};
export type useInviteBulkSendMutation = {
  response: useInviteBulkSendMutation$data;
  variables: useInviteBulkSendMutation$variables;
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
    "concreteType": "SendInvitesPayload",
    "kind": "LinkedField",
    "name": "sendInvites",
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
        "kind": "ScalarField",
        "name": "inviteCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recipientCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "skippedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withoutRecipientsCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "alreadySendingCount",
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
    "name": "useInviteBulkSendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInviteBulkSendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "40a4227be4ab801902b778361c39c61c1eb0b2aced314ddc804f53ce98f62ea6",
    "metadata": {},
    "name": "useInviteBulkSendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c252d6eeeb6c849d86d6ae89d2bd16f9";

export default node;
