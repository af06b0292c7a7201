/**
 * @generated SignedSource<<1808c435dbe94af5375849cab5beaef5>>
 * @relayHash 574781501e9e819696a02d27904e611d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c37b747d6e7494d267d93e71a8b94fe6a76a5ee7c96503eb1c2e4dc9a39b7b1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseEntityType = "BUNDLE" | "COURSE";
export type CourseExportColumn = "ANONS" | "AUTHOR" | "BULLET_POINTS" | "CAN_BE_BOUGHT" | "CATALOG_URL_FIRST_CATEGORY" | "CATALOG_URL_FIRST_CATEGORY_SLUG" | "CATALOG_URL_SECOND_CATEGORY" | "CATALOG_URL_SECOND_CATEGORY_SLUG" | "CATEGORIES" | "CERTIFICATE" | "CHAT_LINK_BLOCKS" | "CLASSES" | "CLOSE_DATE" | "CLOSE_DAYS" | "COURSE_PACKAGES_BY_SORT" | "CREATED_AT" | "CRM_BITRIX" | "CRM_BITRIX_FORM_ID" | "CRM_BITRIX_FORM_URL" | "CRM_FORM" | "CUSTOM_FIELDS" | "DESCRIPTION" | "END_DATE" | "ENTITY_TYPE" | "FAIL_RESULT" | "FINISH_CRITERIA" | "FOLDER" | "FORM" | "FORMAT" | "FOR_WHOM" | "FULL_COURSE_DISCOUNT_PERCENTAGE" | "GOAL" | "ID" | "IMG" | "IMG_ANONS" | "IMG_BANNER" | "IMG_BANNER_MOBILE" | "IMG_HEADER" | "IMG_VERTICAL_BANNER" | "INSTRUCTION" | "IS_CONSTRUCTOR" | "NAME" | "OLD_PRICE" | "PLACES" | "PREPOSITION_FROM" | "PRICE" | "PRICE_COMMENT" | "PROGRAM" | "SEO_DESCRIPTION" | "SEO_KEYWORDS" | "SEO_TITLE" | "SHOW_LIKES" | "SPECIAL_OFFER_DISCOUNT_PERCENTAGE" | "START_DATE" | "STATUS" | "STUDENTS_COUNT" | "SUCCESS_RESULT" | "TYPE" | "UPDATED_AT" | "USE_COMMENTS" | "USE_FULL_COURSE_DISCOUNT_PERCENTAGE" | "USE_RATING_POINTS" | "USE_REVIEWS" | "USE_SPECIAL_OFFER_DISCOUNT_PERCENTAGE" | "WEEKS_TIME";
export type CourseExportFormat = "CSV" | "XLSX";
export type CourseOrderField = "CREATED_AT" | "CUSTOM_FIELD" | "END_DATE" | "NAME" | "PRICE" | "START_DATE" | "STATUS" | "STUDENTS_COUNT";
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
export type OrderDirection = "ASC" | "DESC";
export type ExportCoursesInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<CourseExportColumn> | null | undefined;
  companyId: string;
  format?: CourseExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: CourseMatch | null | undefined;
  orderBy?: CourseOrder | null | undefined;
};
export type CourseMatch = {
  filter?: CourseFilter | null | undefined;
  search?: string | null | undefined;
};
export type CourseFilter = {
  author?: ReadonlyArray<string> | null | undefined;
  canBeBought?: boolean | null | undefined;
  category?: ReadonlyArray<string> | null | undefined;
  createdFrom?: string | null | undefined;
  createdTo?: string | null | undefined;
  customFields?: ReadonlyArray<CustomFieldCondition> | null | undefined;
  deletion?: ReadonlyArray<string> | null | undefined;
  endFrom?: string | null | undefined;
  endTo?: string | null | undefined;
  entityType?: ReadonlyArray<CourseEntityType> | null | undefined;
  favourite?: boolean | null | undefined;
  folder?: ReadonlyArray<string> | null | undefined;
  format?: ReadonlyArray<string> | null | undefined;
  hasStudents?: boolean | null | undefined;
  inFolder?: boolean | null | undefined;
  place?: ReadonlyArray<string> | null | undefined;
  priceFrom?: string | null | undefined;
  priceTo?: string | null | undefined;
  startFrom?: string | null | undefined;
  startTo?: string | null | undefined;
  status?: ReadonlyArray<CourseStatus> | null | undefined;
  teacher?: ReadonlyArray<string> | null | undefined;
  type?: ReadonlyArray<string> | null | undefined;
};
export type CustomFieldCondition = {
  contains?: string | null | undefined;
  field: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  variables?: ReadonlyArray<number> | null | undefined;
};
export type CourseOrder = {
  customField?: string | null | undefined;
  direction?: OrderDirection;
  field: CourseOrderField;
};
export type courseExportMutation$variables = {
  input: ExportCoursesInput;
};
export type courseExportMutation$data = {
  readonly exportCourses: {
    readonly courseExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type courseExportMutation = {
  response: courseExportMutation$data;
  variables: courseExportMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Job",
  "kind": "LinkedField",
  "name": "job",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
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
    "name": "courseExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportCoursesPayload",
        "kind": "LinkedField",
        "name": "exportCourses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseExport",
            "kind": "LinkedField",
            "name": "courseExport",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v4/*:: as any*/)
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
    "name": "courseExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportCoursesPayload",
        "kind": "LinkedField",
        "name": "exportCourses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseExport",
            "kind": "LinkedField",
            "name": "courseExport",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8c37b747d6e7494d267d93e71a8b94fe6a76a5ee7c96503eb1c2e4dc9a39b7b1",
    "metadata": {},
    "name": "courseExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "97a3abb98233f3441708e596069a70d6";

export default node;
