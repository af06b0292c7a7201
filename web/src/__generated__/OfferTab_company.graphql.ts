/**
 * @generated SignedSource<<5406205239cba0113bf9e8eca8210687>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferTab_company$data = {
  readonly offered?: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OfferedCourse_course">;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useOffer_company">;
  readonly " $fragmentType": "OfferTab_company";
};
export type OfferTab_company$key = {
  readonly " $data"?: OfferTab_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferTab_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "chosen"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasChosen"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OfferTab_company",
  "selections": [
    {
      "condition": "hasChosen",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "offered",
          "args": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "course",
                  "variableName": "chosen"
                }
              ],
              "kind": "ObjectValue",
              "name": "filter"
            },
            {
              "kind": "Literal",
              "name": "first",
              "value": 50
            }
          ],
          "concreteType": "CourseConnection",
          "kind": "LinkedField",
          "name": "commercialOfferCourses",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Course",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "OfferedCourse_course"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "chosen",
          "variableName": "chosen"
        },
        {
          "kind": "Variable",
          "name": "hasChosen",
          "variableName": "hasChosen"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useOffer_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "07f748bb5bf349d80f7477fa41cb8eef";

export default node;
