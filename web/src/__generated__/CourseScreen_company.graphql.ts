/**
 * @generated SignedSource<<6ff177855f02501c2c92fd265d7e701f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type CourseScreen_company$data = {
  readonly course?: {
    readonly name: string;
    readonly readiness?: {
      readonly " $fragmentSpreads": FragmentRefs<"CourseReadiness_course">;
    } | null | undefined;
    readonly status: CourseStatus;
    readonly " $fragmentSpreads": FragmentRefs<"CourseHeadActions_course" | "CourseTabs_course" | "FavouriteButton_course">;
  } | null | undefined;
  readonly readiness?: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseReadiness_company">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "CourseTabs_company">;
  readonly " $fragmentType": "CourseScreen_company";
};
export type CourseScreen_company$key = {
  readonly " $data"?: CourseScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "exists"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    },
    {
      "kind": "RootArgument",
      "name": "settings"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "condition": "settings",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CourseReadiness_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "readiness"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseTabs_company"
    },
    {
      "condition": "exists",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "id"
            }
          ],
          "concreteType": "Course",
          "kind": "LinkedField",
          "name": "course",
          "plural": false,
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
              "name": "status",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FavouriteButton_course"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CourseHeadActions_course"
            },
            {
              "condition": "settings",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "CourseReadiness_course"
                      }
                    ],
                    "type": "Course",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "readiness"
                }
              ]
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CourseTabs_course"
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "2626fcf64745ddac5115b925315d4ef7";

export default node;
