/**
 * @generated SignedSource<<658a06b87beb05b02e34aca7fb422422>>
 * @relayHash f25c5dd46f4f0cfb1da8560e3a5bad5c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 915fd2db304702c4d984c90c26fa7d67173abdfc57c2ca9e6adfc218d8c9b00e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttachCoursePackageLessonsInput = {
  branchId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
  lessonIds: ReadonlyArray<string>;
};
export type DetachCoursePackageLessonsInput = {
  branchId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
  lessonIds: ReadonlyArray<string>;
};
export type CloseCoursePackageContentInput = {
  branchId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  homeworkIds?: ReadonlyArray<string> | null | undefined;
  id: string;
  lessonIds?: ReadonlyArray<string> | null | undefined;
  testIds?: ReadonlyArray<string> | null | undefined;
};
export type OpenCoursePackageContentInput = {
  branchId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  homeworkIds?: ReadonlyArray<string> | null | undefined;
  id: string;
  lessonIds?: ReadonlyArray<string> | null | undefined;
  testIds?: ReadonlyArray<string> | null | undefined;
};
export type UpdateCoursePackageTrialLessonsInput = {
  branchId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
  lessonIds: ReadonlyArray<string>;
  version?: string | null | undefined;
};
export type UpdateCoursePackageZoomMeetingLessonsInput = {
  branchId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
  lessonIds: ReadonlyArray<string>;
  version?: string | null | undefined;
};
export type ContentFormMutation$variables = {
  attached: AttachCoursePackageLessonsInput;
  attaches: boolean;
  changesTrial: boolean;
  changesZoom: boolean;
  closed: CloseCoursePackageContentInput;
  closes: boolean;
  detached: DetachCoursePackageLessonsInput;
  detaches: boolean;
  opened: OpenCoursePackageContentInput;
  opens: boolean;
  trial: UpdateCoursePackageTrialLessonsInput;
  zoom: UpdateCoursePackageZoomMeetingLessonsInput;
};
export type ContentFormMutation$data = {
  readonly attachCoursePackageLessons?: {
    readonly coursePackage: {
      readonly " $fragmentSpreads": FragmentRefs<"ContentForm_package">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
  readonly closeCoursePackageContent?: {
    readonly coursePackage: {
      readonly " $fragmentSpreads": FragmentRefs<"ContentForm_package">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
  readonly detachCoursePackageLessons?: {
    readonly coursePackage: {
      readonly " $fragmentSpreads": FragmentRefs<"ContentForm_package">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
  readonly openCoursePackageContent?: {
    readonly coursePackage: {
      readonly " $fragmentSpreads": FragmentRefs<"ContentForm_package">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
  readonly updateCoursePackageTrialLessons?: {
    readonly coursePackage: {
      readonly version: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ContentForm_package">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
  readonly updateCoursePackageZoomMeetingLessons?: {
    readonly coursePackage: {
      readonly " $fragmentSpreads": FragmentRefs<"ContentForm_package">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type ContentFormMutation = {
  response: ContentFormMutation$data;
  variables: ContentFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "attached"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "attaches"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "changesTrial"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "changesZoom"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "closed"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "closes"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "detached"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "detaches"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "opened"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "opens"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trial"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "zoom"
},
v12 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "attached"
  }
],
v13 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ContentForm_package"
},
v14 = {
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
},
v15 = {
  "kind": "InlineDataFragmentSpread",
  "name": "userErrors_payload",
  "selections": [
    (v14/*:: as any*/)
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v16 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CoursePackage",
    "kind": "LinkedField",
    "name": "coursePackage",
    "plural": false,
    "selections": [
      (v13/*:: as any*/)
    ],
    "storageKey": null
  },
  (v15/*:: as any*/)
],
v17 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "detached"
  }
],
v18 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "closed"
  }
],
v19 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "opened"
  }
],
v20 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "trial"
  }
],
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v22 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "zoom"
  }
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v24 = [
  (v23/*:: as any*/)
],
v25 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CoursePackage",
    "kind": "LinkedField",
    "name": "coursePackage",
    "plural": false,
    "selections": [
      (v21/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "CourseBranch",
        "kind": "LinkedField",
        "name": "branch",
        "plural": false,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "lessons",
        "plural": true,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "lessonsToClose",
        "plural": true,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "homeworksToClose",
        "plural": true,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "trialLessons",
        "plural": true,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "zoomMeetingLessons",
        "plural": true,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Test",
        "kind": "LinkedField",
        "name": "testsToClose",
        "plural": true,
        "selections": [
          (v23/*:: as any*/),
          {
            "alias": "title",
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v23/*:: as any*/)
    ],
    "storageKey": null
  },
  (v14/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ContentFormMutation",
    "selections": [
      {
        "condition": "attaches",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v12/*:: as any*/),
            "concreteType": "AttachCoursePackageLessonsPayload",
            "kind": "LinkedField",
            "name": "attachCoursePackageLessons",
            "plural": false,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "detaches",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v17/*:: as any*/),
            "concreteType": "DetachCoursePackageLessonsPayload",
            "kind": "LinkedField",
            "name": "detachCoursePackageLessons",
            "plural": false,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "closes",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "CloseCoursePackageContentPayload",
            "kind": "LinkedField",
            "name": "closeCoursePackageContent",
            "plural": false,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "opens",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v19/*:: as any*/),
            "concreteType": "OpenCoursePackageContentPayload",
            "kind": "LinkedField",
            "name": "openCoursePackageContent",
            "plural": false,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "changesTrial",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v20/*:: as any*/),
            "concreteType": "UpdateCoursePackageTrialLessonsPayload",
            "kind": "LinkedField",
            "name": "updateCoursePackageTrialLessons",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CoursePackage",
                "kind": "LinkedField",
                "name": "coursePackage",
                "plural": false,
                "selections": [
                  (v21/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "changesZoom",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "concreteType": "UpdateCoursePackageZoomMeetingLessonsPayload",
            "kind": "LinkedField",
            "name": "updateCoursePackageZoomMeetingLessons",
            "plural": false,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v2/*:: as any*/),
      (v11/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ContentFormMutation",
    "selections": [
      {
        "condition": "attaches",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v12/*:: as any*/),
            "concreteType": "AttachCoursePackageLessonsPayload",
            "kind": "LinkedField",
            "name": "attachCoursePackageLessons",
            "plural": false,
            "selections": (v25/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "detaches",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v17/*:: as any*/),
            "concreteType": "DetachCoursePackageLessonsPayload",
            "kind": "LinkedField",
            "name": "detachCoursePackageLessons",
            "plural": false,
            "selections": (v25/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "closes",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "CloseCoursePackageContentPayload",
            "kind": "LinkedField",
            "name": "closeCoursePackageContent",
            "plural": false,
            "selections": (v25/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "opens",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v19/*:: as any*/),
            "concreteType": "OpenCoursePackageContentPayload",
            "kind": "LinkedField",
            "name": "openCoursePackageContent",
            "plural": false,
            "selections": (v25/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "changesTrial",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v20/*:: as any*/),
            "concreteType": "UpdateCoursePackageTrialLessonsPayload",
            "kind": "LinkedField",
            "name": "updateCoursePackageTrialLessons",
            "plural": false,
            "selections": (v25/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "changesZoom",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "concreteType": "UpdateCoursePackageZoomMeetingLessonsPayload",
            "kind": "LinkedField",
            "name": "updateCoursePackageZoomMeetingLessons",
            "plural": false,
            "selections": (v25/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "915fd2db304702c4d984c90c26fa7d67173abdfc57c2ca9e6adfc218d8c9b00e",
    "metadata": {},
    "name": "ContentFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d518590af357ab85de4c1bc010d8860";

export default node;
