/**
 * @generated SignedSource<<b88c4fcd174c58853fd20bf04e67dad8>>
 * @relayHash f720b757a519879e275dcc69a6fd5370
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67a859444312782f6b25e6cf9b91b61a0c20f358dc19c17714f24f7d916834f8

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
  version?: string | null | undefined;
  weeksTime?: number | null | undefined;
};
export type FinishCriteriaInput = {
  homeworkPoints?: number | null | undefined;
  lessonsPercentage?: number | null | undefined;
  testsPassed?: number | null | undefined;
};
export type useCourseMutationsOneStatusMutation$variables = {
  connections: ReadonlyArray<string>;
  input: UpdateCourseInput;
};
export type useCourseMutationsOneStatusMutation$data = {
  readonly updateCourse: {
    readonly course: {
      readonly id: string;
      readonly status: CourseStatus;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useCourseMutationsOneStatusMutation = {
  response: useCourseMutationsOneStatusMutation$data;
  variables: useCourseMutationsOneStatusMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCourseMutationsOneStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v5/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCourseMutationsOneStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
                "filters": null,
                "handle": "deleteEdge",
                "key": "",
                "kind": "ScalarHandle",
                "name": "id",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "67a859444312782f6b25e6cf9b91b61a0c20f358dc19c17714f24f7d916834f8",
    "metadata": {},
    "name": "useCourseMutationsOneStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "321a577c123c40542c8cc2fb5fa2ea0a";

export default node;
