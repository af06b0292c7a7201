/**
 * @generated SignedSource<<ec769cbb0fc28453d0f45fa260b66adb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionPeriod = "MONTH" | "YEAR";
export type SubscriptionPlanName = "BASIC" | "PRO" | "TRIAL";
import type { FragmentRefs } from "relay-runtime";
export type PlanPicker_company$data = {
  readonly id: string;
  readonly subscription: {
    readonly period: SubscriptionPeriod | null | undefined;
    readonly plan: SubscriptionPlanName;
    readonly plans: ReadonlyArray<{
      readonly limits: {
        readonly courses: number | null | undefined;
        readonly storage: number | null | undefined;
        readonly users: number | null | undefined;
      };
      readonly name: SubscriptionPlanName;
      readonly title: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "PlanPicker_company";
};
export type PlanPicker_company$key = {
  readonly " $data"?: PlanPicker_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanPicker_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanPicker_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
          "name": "period",
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SubscriptionLimits",
              "kind": "LinkedField",
              "name": "limits",
              "plural": false,
              "selections": [
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
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "1ac34e9506a5d68883eeca1c236dbf1d";

export default node;
