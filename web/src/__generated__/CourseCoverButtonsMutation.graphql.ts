/**
 * @generated SignedSource<<5ce99ad6957ce3ad0a5ad94647358a5b>>
 * @relayHash d1adf3efeb2c0b0437c645fd37dd3b10
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49041e5b915cbaf909ea32c882a25f9beab56670a9fd400bf8cef5111c2e6725

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
export type UpdateCourseInput = {
  anons?: string | null | undefined;
  canBeBought?: boolean | null | undefined;
  catalogUrlFirstCategoryId?: string | null | undefined;
  catalogUrlFirstCategorySlug?: string | null | undefined;
  catalogUrlSecondCategoryId?: string | null | undefined;
  catalogUrlSecondCategorySlug?: string | null | undefined;
  certificateId?: string | null | undefined;
  classes?: ReadonlyArray<number> | null | undefined;
  clientMutationId?: string | null | undefined;
  closeDate?: string | null | undefined;
  closeDays?: number | null | undefined;
  crmBitrix?: boolean | null | undefined;
  crmBitrixFormId?: number | null | undefined;
  crmBitrixFormUrl?: string | null | undefined;
  crmFormId?: string | null | undefined;
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  failResult?: string | null | undefined;
  finishCriteria?: FinishCriteriaInput | null | undefined;
  folderId?: string | null | undefined;
  forWhom?: string | null | undefined;
  formId?: string | null | undefined;
  formatId?: string | null | undefined;
  fullCourseDiscountPercentage?: number | null | undefined;
  goal?: string | null | undefined;
  id: string;
  imgAnonsId?: string | null | undefined;
  imgBannerId?: string | null | undefined;
  imgBannerMobileId?: string | null | undefined;
  imgHeaderId?: string | null | undefined;
  imgId?: string | null | undefined;
  imgVerticalBannerId?: string | null | undefined;
  instruction?: string | null | undefined;
  isConstructor?: boolean | null | undefined;
  name?: string | null | undefined;
  oldPrice?: string | null | undefined;
  prepositionFrom?: boolean | null | undefined;
  price?: string | null | undefined;
  priceComment?: string | null | undefined;
  program?: string | null | undefined;
  seoDescription?: string | null | undefined;
  seoKeywords?: string | null | undefined;
  seoTitle?: string | null | undefined;
  showLikes?: boolean | null | undefined;
  specialOfferDiscountPercentage?: number | null | undefined;
  startDate?: string | null | undefined;
  status?: CourseStatus | null | undefined;
  subcategoryIds?: ReadonlyArray<string> | null | undefined;
  successResult?: string | null | undefined;
  typeId?: string | null | undefined;
  useComments?: boolean | null | undefined;
  useFullCourseDiscountPercentage?: boolean | null | undefined;
  useRatingPoints?: boolean | null | undefined;
  useReviews?: boolean | null | undefined;
  useSpecialOfferDiscountPercentage?: boolean | null | undefined;
  version?: string | null | undefined;
  weeksTime?: number | null | undefined;
};
export type FinishCriteriaInput = {
  homeworkPoints?: number | null | undefined;
  lessonsPercentage?: number | null | undefined;
  testsPassed?: number | null | undefined;
};
export type CourseCoverButtonsMutation$variables = {
  input: UpdateCourseInput;
};
export type CourseCoverButtonsMutation$data = {
  readonly updateCourse: {
    readonly course: {
      readonly " $fragmentSpreads": FragmentRefs<"CourseCoverButtons_course" | "CourseCoverImage_course">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type CourseCoverButtonsMutation = {
  response: CourseCoverButtonsMutation$data;
  variables: CourseCoverButtonsMutation$variables;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CourseCoverButtonsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCoursePayload",
        "kind": "LinkedField",
        "name": "updateCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CourseCoverButtons_course"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CourseCoverImage_course"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "CourseCoverButtonsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCoursePayload",
        "kind": "LinkedField",
        "name": "updateCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "UploadedFile",
                "kind": "LinkedField",
                "name": "img",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "width",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "height",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "thumbhash",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "49041e5b915cbaf909ea32c882a25f9beab56670a9fd400bf8cef5111c2e6725",
    "metadata": {},
    "name": "CourseCoverButtonsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "232976b7b8d4c898389e33b70307f948";

export default node;
