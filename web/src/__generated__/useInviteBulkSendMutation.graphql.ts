/**
 * @generated SignedSource<<f3236e1616a6411c0115805e4ea42c86>>
 * @relayHash 3d269eca758d9079250d1400fc0e7d38
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 572e727f77d0d038ec6238134881e667a492ced4a99fab80d33a467783beb8b3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
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
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inviteCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipientCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v5/*:: as any*/),
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
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v5/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useInviteBulkSendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendInvitesPayload",
        "kind": "LinkedField",
        "name": "sendInvites",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "outcome_skipped",
                "selections": (v6/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
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
    "name": "useInviteBulkSendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendInvitesPayload",
        "kind": "LinkedField",
        "name": "sendInvites",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "572e727f77d0d038ec6238134881e667a492ced4a99fab80d33a467783beb8b3",
    "metadata": {},
    "name": "useInviteBulkSendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "18f9525822f926461c8409b5830b2e3f";

export default node;
