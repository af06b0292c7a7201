/**
 * @generated SignedSource<<666dcc8df9d3e8ccb4676073f5b1fa43>>
 * @relayHash 540677ef2b0f1ea92b1775c157225710
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de047f6e2435add1c5322fa1714be8a892dcfd05965b87ca289cb366c26a8ef2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SelfDomainStatus = "FAILED" | "PENDING" | "VERIFIED";
export type CheckSelfDomainInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type DomainCardCheckMutation$variables = {
  input: CheckSelfDomainInput;
};
export type DomainCardCheckMutation$data = {
  readonly checkSelfDomain: {
    readonly selfDomain: {
      readonly status: SelfDomainStatus | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"DomainCard_domain">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type DomainCardCheckMutation = {
  response: DomainCardCheckMutation$data;
  variables: DomainCardCheckMutation$variables;
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
  "name": "status",
  "storageKey": null
},
v3 = {
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
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DomainCardCheckMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CheckSelfDomainPayload",
        "kind": "LinkedField",
        "name": "checkSelfDomain",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SelfDomain",
            "kind": "LinkedField",
            "name": "selfDomain",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DomainCard_domain"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "DomainCardCheckMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CheckSelfDomainPayload",
        "kind": "LinkedField",
        "name": "checkSelfDomain",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SelfDomain",
            "kind": "LinkedField",
            "name": "selfDomain",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "checkedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DnsRecord",
                "kind": "LinkedField",
                "name": "records",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "found",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "matches",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "de047f6e2435add1c5322fa1714be8a892dcfd05965b87ca289cb366c26a8ef2",
    "metadata": {},
    "name": "DomainCardCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b4ea394f4855e720b7e54b1b630a4182";

export default node;
