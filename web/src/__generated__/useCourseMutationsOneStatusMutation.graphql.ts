/**
 * @generated SignedSource<<9d8efa31bb7d13d81a1ecb8270b809bc>>
 * @relayHash 52ba0f3413e28f3fbd7b9cc20c20a4e8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d457117889cf8876231e087117eb084a475a480014a43fa6754f99fcde5f7a4

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
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
          (v5/*:: as any*/)
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
    "id": "9d457117889cf8876231e087117eb084a475a480014a43fa6754f99fcde5f7a4",
    "metadata": {},
    "name": "useCourseMutationsOneStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "325735b48c2c6ba48333592321d337f0";

export default node;
