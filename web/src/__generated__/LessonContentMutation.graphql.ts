/**
 * @generated SignedSource<<5f47fcc7cc691c4e08ca4bbe2d1b28bc>>
 * @relayHash 02f65c950f315356861de737dc2cbc83
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f74bfd0a9cde7efd2b33782715bdd6ee305555a8aff492e5bdea6238edc9a7e2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckCriterion = "ATTENDED" | "CONSTRUCTOR" | "HOMEWORK" | "MARKED" | "OPENED" | "TESTS" | "WATCHED";
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
export type LessonOpenType = "AFTER_DAYS" | "AFTER_PREVIOUS" | "IMMEDIATELY" | "MANUAL" | "ON_DATE";
export type LikeType = "LIKE" | "LIKE_DISLIKE";
export type UpdateLessonInput = {
  checkCriterion?: CheckCriterion | null | undefined;
  clientMutationId?: string | null | undefined;
  closeBlockIds?: ReadonlyArray<string> | null | undefined;
  closeDate?: string | null | undefined;
  courseId: string;
  description?: string | null | undefined;
  forbidDatetime?: string | null | undefined;
  heldAt?: string | null | undefined;
  homework?: string | null | undefined;
  homeworkMaxPoints?: number | null | undefined;
  homeworkMinPoints?: number | null | undefined;
  id: string;
  likeType?: LikeType | null | undefined;
  maxMark?: number | null | undefined;
  name?: string | null | undefined;
  openDaysCount?: number | null | undefined;
  openFinalDate?: string | null | undefined;
  openPoints?: number | null | undefined;
  openType?: LessonOpenType | null | undefined;
  openWatchPercent?: number | null | undefined;
  showLikes?: boolean | null | undefined;
  status?: CourseStatus | null | undefined;
  teacherId?: string | null | undefined;
  useComments?: boolean | null | undefined;
  version?: string | null | undefined;
  watchPercent?: number | null | undefined;
};
export type LessonContentMutation$variables = {
  input: UpdateLessonInput;
};
export type LessonContentMutation$data = {
  readonly updateLesson: {
    readonly lesson: {
      readonly " $fragmentSpreads": FragmentRefs<"LessonContent_lesson">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type LessonContentMutation = {
  response: LessonContentMutation$data;
  variables: LessonContentMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LessonContentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateLessonPayload",
        "kind": "LinkedField",
        "name": "updateLesson",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Lesson",
            "kind": "LinkedField",
            "name": "lesson",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LessonContent_lesson"
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
    "name": "LessonContentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateLessonPayload",
        "kind": "LinkedField",
        "name": "updateLesson",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Lesson",
            "kind": "LinkedField",
            "name": "lesson",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
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
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
                "name": "homework",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "homeworkMinPoints",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "homeworkMaxPoints",
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
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f74bfd0a9cde7efd2b33782715bdd6ee305555a8aff492e5bdea6238edc9a7e2",
    "metadata": {},
    "name": "LessonContentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9b0dd6bc901bf05f110067f2fc397b9";

export default node;
