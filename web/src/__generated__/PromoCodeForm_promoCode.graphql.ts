/**
 * @generated SignedSource<<76b1063e2bf71c34ec2c58b57c2dd337>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromoCodeProductType = "COURSE" | "COURSE_PACKAGE";
export type PromoCodeSaleType = "PERCENT" | "SUM";
import type { FragmentRefs } from "relay-runtime";
export type PromoCodeForm_promoCode$data = {
  readonly active: boolean;
  readonly allowedProductTypes: ReadonlyArray<PromoCodeProductType>;
  readonly code: string;
  readonly coursePackages: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"packageOf_package">;
  }>;
  readonly courses: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly dateEnd: string | null | undefined;
  readonly dateStart: string | null | undefined;
  readonly description: string | null | undefined;
  readonly forAllCourses: boolean;
  readonly id: string;
  readonly maxUseCount: number | null | undefined;
  readonly salePercent: number | null | undefined;
  readonly saleSum: string | null | undefined;
  readonly saleType: PromoCodeSaleType;
  readonly singleUserMaxUseCount: number | null | undefined;
  readonly singleUserMaxUseCountInCourse: number | null | undefined;
  readonly version: string | null | undefined;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "PromoCodeForm_promoCode";
};
export type PromoCodeForm_promoCode$key = {
  readonly " $data"?: PromoCodeForm_promoCode$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromoCodeForm_promoCode">;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PromoCodeForm_promoCode",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saleType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saleSum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedProductTypes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forAllCourses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Course",
      "kind": "LinkedField",
      "name": "courses",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoursePackage",
      "kind": "LinkedField",
      "name": "coursePackages",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "packageOf_package",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Course",
              "kind": "LinkedField",
              "name": "course",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxUseCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "singleUserMaxUseCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "singleUserMaxUseCountInCourse",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    }
  ],
  "type": "PromoCode",
  "abstractKey": null
};
})();

(node as any).hash = "0882651b38a1d0477a426a3dd8d91636";

export default node;
