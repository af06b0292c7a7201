/**
 * @generated SignedSource<<7d6fe17729b0782f107a0e2ee207aed7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionPlanName = "BASIC" | "PRO" | "TRIAL";
export type SubscriptionResource = "COURSES" | "STORAGE" | "USERS";
export type SubscriptionStatus = "ACTIVE" | "EXPIRED";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionTab_company$data = {
  readonly subscription: {
    readonly exceeded: ReadonlyArray<SubscriptionResource>;
    readonly limits: {
      readonly courses: number | null | undefined;
      readonly storage: number | null | undefined;
      readonly users: number | null | undefined;
    };
    readonly paidUntil: string;
    readonly plan: SubscriptionPlanName;
    readonly plans: ReadonlyArray<{
      readonly name: SubscriptionPlanName;
      readonly title: string;
    }>;
    readonly status: SubscriptionStatus;
    readonly usage: {
      readonly courses: number;
      readonly storage: number;
      readonly users: number;
    };
  } | null | undefined;
  readonly viewerIsOwner: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PlanPicker_company" | "SubscriptionTab_users">;
  readonly " $fragmentType": "SubscriptionTab_company";
};
export type SubscriptionTab_company$key = {
  readonly " $data"?: SubscriptionTab_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionTab_company">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "users",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "storage",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "courses",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SubscriptionTab_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsOwner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanySubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plan",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exceeded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SubscriptionLimits",
          "kind": "LinkedField",
          "name": "limits",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SubscriptionUsage",
          "kind": "LinkedField",
          "name": "usage",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SubscriptionPlan",
          "kind": "LinkedField",
          "name": "plans",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanPicker_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubscriptionTab_users"
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "2e0b0f697077c90f617e73c637938826";

export default node;
