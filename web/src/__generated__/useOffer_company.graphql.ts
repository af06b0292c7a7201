/**
 * @generated SignedSource<<b32b3bb96c497fd298a1a376c79c4141>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOffer_company$data = {
  readonly id: string;
  readonly name: string;
  readonly offered?: {
    readonly nodes: ReadonlyArray<{
      readonly fullCourseDiscountPercentage: number | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly price: string | null | undefined;
      readonly specialOfferDiscountPercentage: number | null | undefined;
      readonly useFullCourseDiscountPercentage: boolean;
      readonly useSpecialOfferDiscountPercentage: boolean;
    }>;
  };
  readonly " $fragmentType": "useOffer_company";
};
export type useOffer_company$key = {
  readonly " $data"?: useOffer_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOffer_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
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
  "name": "useOffer_company",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "price",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "useFullCourseDiscountPercentage",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fullCourseDiscountPercentage",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "useSpecialOfferDiscountPercentage",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "specialOfferDiscountPercentage",
                  "storageKey": null
                }
              ],
              "storageKey": null
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
})();

(node as any).hash = "47c3ae9a3dcf6ab386f9314bb3f5fb6c";

export default node;
