/**
 * @generated SignedSource<<7fe4f277e690af5a47b5ff14623b4723>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseEntityType = "BUNDLE" | "COURSE";
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type useSettingsForm_course$data = {
  readonly anons: string | null | undefined;
  readonly canBeBought: boolean;
  readonly certificate: {
    readonly " $fragmentSpreads": FragmentRefs<"settingsImage_file">;
  } | null | undefined;
  readonly classes: ReadonlyArray<number>;
  readonly closeDate: string | null | undefined;
  readonly closeDays: number | null | undefined;
  readonly description: string | null | undefined;
  readonly endDate: string | null | undefined;
  readonly entityType: CourseEntityType;
  readonly failResult: string | null | undefined;
  readonly finishCriteria: {
    readonly homeworkPoints: number | null | undefined;
    readonly lessonsPercentage: number | null | undefined;
    readonly testsPassed: number | null | undefined;
  } | null | undefined;
  readonly forWhom: string | null | undefined;
  readonly format: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly fullCourseDiscountPercentage: number | null | undefined;
  readonly goal: string | null | undefined;
  readonly id: string;
  readonly img: {
    readonly " $fragmentSpreads": FragmentRefs<"settingsImage_file">;
  } | null | undefined;
  readonly imgAnons: {
    readonly " $fragmentSpreads": FragmentRefs<"settingsImage_file">;
  } | null | undefined;
  readonly imgBanner: {
    readonly " $fragmentSpreads": FragmentRefs<"settingsImage_file">;
  } | null | undefined;
  readonly imgBannerMobile: {
    readonly " $fragmentSpreads": FragmentRefs<"settingsImage_file">;
  } | null | undefined;
  readonly imgHeader: {
    readonly " $fragmentSpreads": FragmentRefs<"settingsImage_file">;
  } | null | undefined;
  readonly imgVerticalBanner: {
    readonly " $fragmentSpreads": FragmentRefs<"settingsImage_file">;
  } | null | undefined;
  readonly instruction: string | null | undefined;
  readonly isConstructor: boolean;
  readonly name: string;
  readonly oldPrice: string | null | undefined;
  readonly places: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly prepositionFrom: boolean;
  readonly price: string | null | undefined;
  readonly priceComment: string | null | undefined;
  readonly program: string | null | undefined;
  readonly showLikes: boolean;
  readonly specialOfferDiscountPercentage: number | null | undefined;
  readonly startDate: string | null | undefined;
  readonly status: CourseStatus;
  readonly subcategoriesWithCategories: ReadonlyArray<{
    readonly id: string;
    readonly parentCategory: {
      readonly title: string;
    } | null | undefined;
    readonly title: string;
  }>;
  readonly successResult: string | null | undefined;
  readonly type: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly useComments: boolean;
  readonly useFullCourseDiscountPercentage: boolean;
  readonly useRatingPoints: boolean;
  readonly useReviews: boolean;
  readonly useSpecialOfferDiscountPercentage: boolean;
  readonly version: string | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly weeksTime: number | null | undefined;
  readonly " $fragmentType": "useSettingsForm_course";
};
export type useSettingsForm_course$key = {
  readonly " $data"?: useSettingsForm_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSettingsForm_course">;
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
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "settingsImage_file",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useSettingsForm_course",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityType",
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
      "concreteType": "CourseType",
      "kind": "LinkedField",
      "name": "type",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseFormat",
      "kind": "LinkedField",
      "name": "format",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseCategory",
      "kind": "LinkedField",
      "name": "subcategoriesWithCategories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseCategory",
          "kind": "LinkedField",
          "name": "parentCategory",
          "plural": false,
          "selections": [
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Place",
        "kind": "LinkedField",
        "name": "places",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anons",
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
      "name": "forWhom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "program",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instruction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "successResult",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failResult",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "img",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "imgAnons",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "imgBanner",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "imgBannerMobile",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "imgHeader",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "imgVerticalBanner",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "certificate",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canBeBought",
      "storageKey": null
    },
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
      "name": "oldPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prepositionFrom",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closeDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closeDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weeksTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "classes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showLikes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useComments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useReviews",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useRatingPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isConstructor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FinishCriteria",
      "kind": "LinkedField",
      "name": "finishCriteria",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lessonsPercentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "testsPassed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "homeworkPoints",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanUpdate",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "dbd44551d9f81761b221c687b228f55f";

export default node;
