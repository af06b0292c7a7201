/**
 * @generated SignedSource<<32685c505eb66c5d86cd6b6efcf9ceac>>
 * @relayHash 3ce54fa93d1b476f55d05c414dec1ed9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e33df42e9a762cfb7fd4b3e01b83f925f439546baaa8d0a062f1892552aa9338

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseEntityType = "BUNDLE" | "COURSE";
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
export type CreateCourseInput = {
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
  companyId: string;
  crmBitrix?: boolean | null | undefined;
  crmBitrixFormId?: number | null | undefined;
  crmBitrixFormUrl?: string | null | undefined;
  crmFormId?: string | null | undefined;
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  entityType?: CourseEntityType | null | undefined;
  failResult?: string | null | undefined;
  finishCriteria?: FinishCriteriaInput | null | undefined;
  folderId?: string | null | undefined;
  forWhom?: string | null | undefined;
  formId?: string | null | undefined;
  formatId?: string | null | undefined;
  fullCourseDiscountPercentage?: number | null | undefined;
  goal?: string | null | undefined;
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
  placeIds?: ReadonlyArray<string> | null | undefined;
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
  weeksTime?: number | null | undefined;
};
export type FinishCriteriaInput = {
  homeworkPoints?: number | null | undefined;
  lessonsPercentage?: number | null | undefined;
  testsPassed?: number | null | undefined;
};
export type CourseNameModalsCreateMutation$variables = {
  input: CreateCourseInput;
};
export type CourseNameModalsCreateMutation$data = {
  readonly createCourse: {
    readonly course: {
      readonly databaseId: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type CourseNameModalsCreateMutation = {
  response: CourseNameModalsCreateMutation$data;
  variables: CourseNameModalsCreateMutation$variables;
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
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CourseNameModalsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCoursePayload",
        "kind": "LinkedField",
        "name": "createCourse",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "CourseNameModalsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCoursePayload",
        "kind": "LinkedField",
        "name": "createCourse",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
    "id": "e33df42e9a762cfb7fd4b3e01b83f925f439546baaa8d0a062f1892552aa9338",
    "metadata": {},
    "name": "CourseNameModalsCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "600d6ef246f508a59b67b0c77c6af010";

export default node;
