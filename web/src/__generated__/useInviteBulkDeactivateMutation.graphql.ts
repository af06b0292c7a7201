/**
 * @generated SignedSource<<edd55202ae3cfe75a401b4f1b30fbad3>>
 * @relayHash f997750986b0c8a65d04adb6ffdac63b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64e71b24a3d11d7730c05f6e61df0824cd11423d6b8d64801c7f1bcfc2070162

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteKind = "INVITE" | "WELCOME";
export type InviteState = "ENDED" | "FULL" | "INACTIVE" | "NOT_STARTED" | "SUSPENDED" | "WORKS";
export type DeactivateInvitesInput = {
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
export type useInviteBulkDeactivateMutation$variables = {
  input: DeactivateInvitesInput;
};
export type useInviteBulkDeactivateMutation$data = {
  readonly deactivateInvites: {
    readonly changedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useInviteBulkDeactivateMutation = {
  response: useInviteBulkDeactivateMutation$data;
  variables: useInviteBulkDeactivateMutation$variables;
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
  "kind": "ScalarField",
  "name": "changedCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v3/*:: as any*/),
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
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useInviteBulkDeactivateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeactivateInvitesPayload",
        "kind": "LinkedField",
        "name": "deactivateInvites",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "selections": (v4/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "useInviteBulkDeactivateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeactivateInvitesPayload",
        "kind": "LinkedField",
        "name": "deactivateInvites",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "64e71b24a3d11d7730c05f6e61df0824cd11423d6b8d64801c7f1bcfc2070162",
    "metadata": {},
    "name": "useInviteBulkDeactivateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ed85ba49efe405f1601aae233e64c9b3";

export default node;
