/**
 * @generated SignedSource<<63fa2ed0786b3c4a49135cdbab7d4484>>
 * @relayHash 953253ab1f24e7aea1b84eacac87ac95
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bfee2cd55d8a708f69dfdc96dee898a3a466fb82ff52ab325b40290234a1140

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
    readonly inviteCount: number;
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly recipientCount: number;
    readonly skipped: ReadonlyArray<{
      readonly code: string;
      readonly count: number;
      readonly message: string;
      readonly names: ReadonlyArray<string>;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
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
        "concreteType": "SkippedRecords",
        "kind": "LinkedField",
        "name": "skipped",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "names",
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
          (v1/*:: as any*/)
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
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInviteBulkSendMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2bfee2cd55d8a708f69dfdc96dee898a3a466fb82ff52ab325b40290234a1140",
    "metadata": {},
    "name": "useInviteBulkSendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "efcfe3953bd38fcc47a5b87ca455379a";

export default node;
