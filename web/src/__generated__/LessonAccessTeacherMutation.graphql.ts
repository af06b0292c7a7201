/**
 * @generated SignedSource<<75d556dff7349385ac8ee394aedcd595>>
 * @relayHash 914914b82a2d5ca2d3fc405b7f4cac1e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 737992d277f12545b6e980fe739e27bde430bda09cb899f4e80552834a70c92e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckCriterion = "ATTENDED" | "CONSTRUCTOR" | "HOMEWORK" | "MARKED" | "OPENED" | "TESTS" | "WATCHED";
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
export type LessonOpenType = "AFTER_DAYS" | "AFTER_PREVIOUS" | "IMMEDIATELY" | "MANUAL" | "ON_DATE";
export type LessonType = "CONSTRUCTOR" | "FULL_VIDEO" | "HOMEWORK" | "OFFLINE" | "TEST" | "TEXT" | "VIDEO" | "WEBINAR";
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
  heldPlace?: string | null | undefined;
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
  type?: LessonType | null | undefined;
  useComments?: boolean | null | undefined;
  version?: string | null | undefined;
  watchPercent?: number | null | undefined;
};
export type LessonAccessTeacherMutation$variables = {
  input: UpdateLessonInput;
};
export type LessonAccessTeacherMutation$data = {
  readonly updateLesson: {
    readonly lesson: {
      readonly " $fragmentSpreads": FragmentRefs<"LessonAccess_lesson">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type LessonAccessTeacherMutation = {
  response: LessonAccessTeacherMutation$data;
  variables: LessonAccessTeacherMutation$variables;
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
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "photo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "user",
    "plural": false,
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "roleLabel",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LessonAccessTeacherMutation",
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
                "name": "LessonAccess_lesson"
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
    "name": "LessonAccessTeacherMutation",
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanUpdate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StaffMember",
                "kind": "LinkedField",
                "name": "teacher",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StaffMember",
                "kind": "LinkedField",
                "name": "adminUsers",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StaffMember",
                "kind": "LinkedField",
                "name": "allowHomeworkUsers",
                "plural": true,
                "selections": (v4/*:: as any*/),
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
    "id": "737992d277f12545b6e980fe739e27bde430bda09cb899f4e80552834a70c92e",
    "metadata": {},
    "name": "LessonAccessTeacherMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4b2dd148634a0cf983ecc0e4a0961e60";

export default node;
