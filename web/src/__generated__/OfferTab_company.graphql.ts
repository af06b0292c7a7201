/**
 * @generated SignedSource<<1f8c1030ea87b54c1cbdbc84b3f0c91a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferTab_company$data = {
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
      readonly " $fragmentSpreads": FragmentRefs<"OfferedCourse_course">;
    }>;
  };
  readonly " $fragmentType": "OfferTab_company";
};
export type OfferTab_company$key = {
  readonly " $data"?: OfferTab_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferTab_company">;
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
  "name": "OfferTab_company",
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
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "3092cb7ef952150bd12ed1822d86db99";

export default node;
