/**
 * @generated SignedSource<<4526f5128ae13d4370ef32c9de5fd310>>
 * @relayHash 7131bc1604b310d4ccc3887996dc0919
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e72fac5b26e11cd03235f183c8f9bb9756044b7103da511c30526c2a816bf71

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteKind = "INVITE" | "WELCOME";
export type InviteState = "ENDED" | "FULL" | "INACTIVE" | "NOT_STARTED" | "SUSPENDED" | "WORKS";
export type ActivateInvitesInput = {
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
export type useInviteBulkActivateMutation$variables = {
  input: ActivateInvitesInput;
};
export type useInviteBulkActivateMutation$data = {
  readonly activateInvites: {
    readonly changedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useInviteBulkActivateMutation = {
  response: useInviteBulkActivateMutation$data;
  variables: useInviteBulkActivateMutation$variables;
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
    "name": "useInviteBulkActivateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ActivateInvitesPayload",
        "kind": "LinkedField",
        "name": "activateInvites",
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
    "name": "useInviteBulkActivateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ActivateInvitesPayload",
        "kind": "LinkedField",
        "name": "activateInvites",
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
    "id": "7e72fac5b26e11cd03235f183c8f9bb9756044b7103da511c30526c2a816bf71",
    "metadata": {},
    "name": "useInviteBulkActivateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c5307142401c8033ce279bf67eaca1c7";

export default node;
