/**
 * @generated SignedSource<<140c97c722065f82b24f11abad6e0931>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
export type LessonType = "CONSTRUCTOR" | "FULL_VIDEO" | "HOMEWORK" | "OFFLINE" | "TEST" | "TEXT" | "VIDEO" | "WEBINAR";
import type { FragmentRefs } from "relay-runtime";
export type LessonScreen_company$data = {
  readonly course: {
    readonly id: string;
    readonly lesson: {
      readonly access?: {
        readonly " $fragmentSpreads": FragmentRefs<"LessonSettings_lesson">;
      } | null | undefined;
      readonly activity?: {
        readonly " $fragmentSpreads": FragmentRefs<"LessonActivity_lesson">;
      } | null | undefined;
      readonly history?: {
        readonly " $fragmentSpreads": FragmentRefs<"History_record">;
      } | null | undefined;
      readonly id: string;
      readonly material?: {
        readonly " $fragmentSpreads": FragmentRefs<"LessonConstructor_lesson">;
      } | null | undefined;
      readonly name: string;
      readonly roles?: {
        readonly " $fragmentSpreads": FragmentRefs<"LessonAccess_lesson">;
      } | null | undefined;
      readonly settings?: {
        readonly " $fragmentSpreads": FragmentRefs<"LessonContent_lesson">;
      } | null | undefined;
      readonly status: CourseStatus;
      readonly test: {
        readonly id: string;
      } | null | undefined;
      readonly tests?: {
        readonly " $fragmentSpreads": FragmentRefs<"LessonTests_lesson">;
      } | null | undefined;
      readonly type: LessonType;
      readonly users?: {
        readonly " $fragmentSpreads": FragmentRefs<"LessonStudents_lesson">;
      } | null | undefined;
      readonly video?: {
        readonly " $fragmentSpreads": FragmentRefs<"VideoStatistics_lesson">;
      } | null | undefined;
      readonly videoItems: ReadonlyArray<{
        readonly id: string;
      }> | null | undefined;
      readonly webinarTab?: {
        readonly " $fragmentSpreads": FragmentRefs<"WebinarTab_lesson">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"LessonHeadActions_lesson" | "LessonNeighbours_lesson">;
    } | null | undefined;
    readonly name: string;
    readonly status: CourseStatus;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "draftOwner_company" | "useTextUploads_company">;
  readonly " $fragmentType": "LessonScreen_company";
};
export type LessonScreen_company$key = {
  readonly " $data"?: LessonScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonScreen_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "access"
    },
    {
      "kind": "RootArgument",
      "name": "changes"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "course"
    },
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "history"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "lesson"
    },
    {
      "kind": "RootArgument",
      "name": "roles"
    },
    {
      "kind": "RootArgument",
      "name": "search"
    },
    {
      "kind": "RootArgument",
      "name": "settings"
    },
    {
      "kind": "RootArgument",
      "name": "statistics"
    },
    {
      "kind": "RootArgument",
      "name": "students"
    },
    {
      "kind": "RootArgument",
      "name": "tests"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    },
    {
      "kind": "RootArgument",
      "name": "users"
    },
    {
      "kind": "RootArgument",
      "name": "video"
    },
    {
      "kind": "RootArgument",
      "name": "webinar"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "draftOwner_company",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminProfile",
          "kind": "LinkedField",
          "name": "adminProfile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Viewer",
              "kind": "LinkedField",
              "name": "viewer",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTextUploads_company"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "course"
        }
      ],
      "concreteType": "Course",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "lesson"
            }
          ],
          "concreteType": "Lesson",
          "kind": "LinkedField",
          "name": "lesson",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            (v3/*:: as any*/),
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Test",
                "kind": "LinkedField",
                "name": "test",
                "plural": false,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "LessonBlock",
                "kind": "LinkedField",
                "name": "videoItems",
                "plural": true,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LessonHeadActions_lesson"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LessonNeighbours_lesson"
            },
            {
              "condition": "settings",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "LessonContent_lesson"
                      }
                    ],
                    "type": "Lesson",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "settings"
                },
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "LessonConstructor_lesson"
                      }
                    ],
                    "type": "Lesson",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "material"
                }
              ]
            },
            {
              "condition": "access",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "LessonSettings_lesson"
                      }
                    ],
                    "type": "Lesson",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "access"
                }
              ]
            },
            {
              "condition": "roles",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "LessonAccess_lesson"
                      }
                    ],
                    "type": "Lesson",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "roles"
                }
              ]
            },
            {
              "condition": "users",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": [
                          {
                            "kind": "Variable",
                            "name": "filter",
                            "variableName": "students"
                          },
                          {
                            "kind": "Variable",
                            "name": "search",
                            "variableName": "search"
                          }
                        ],
                        "kind": "FragmentSpread",
                        "name": "LessonStudents_lesson"
                      }
                    ],
                    "type": "Lesson",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "users"
                }
              ]
            },
            {
              "condition": "statistics",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": [
                          {
                            "kind": "Variable",
                            "name": "from",
                            "variableName": "from"
                          },
                          {
                            "kind": "Variable",
                            "name": "to",
                            "variableName": "to"
                          }
                        ],
                        "kind": "FragmentSpread",
                        "name": "LessonActivity_lesson"
                      }
                    ],
                    "type": "Lesson",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "activity"
                }
              ]
            },
            {
              "condition": "tests",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "LessonTests_lesson"
                      }
                    ],
                    "type": "Lesson",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "tests"
                }
              ]
            },
            {
              "condition": "webinar",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "WebinarTab_lesson"
                      }
                    ],
                    "type": "Lesson",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "webinarTab"
                }
              ]
            },
            {
              "condition": "video",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "VideoStatistics_lesson"
                      }
                    ],
                    "type": "Lesson",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "video"
                }
              ]
            },
            {
              "condition": "history",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": [
                          {
                            "kind": "Variable",
                            "name": "filter",
                            "variableName": "changes"
                          }
                        ],
                        "kind": "FragmentSpread",
                        "name": "History_record"
                      }
                    ],
                    "type": "Audited",
                    "abstractKey": "__isAudited"
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "history"
                }
              ]
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "b1c6e7d39d737364217fbb8b37147967";

export default node;
