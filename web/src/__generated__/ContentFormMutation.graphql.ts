/**
 * @generated SignedSource<<b04d3ad62dbb270be33f03773c039775>>
 * @relayHash 119ef279493cfe26e0780d09ea9404a1
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cea9d29c3d1370e193ba00a00464383fd07e2ba55bf8e3d2be9054de1bcd5ac

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
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
  readonly closeCoursePackageContent?: {
    readonly coursePackage: {
      readonly " $fragmentSpreads": FragmentRefs<"ContentForm_package">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
  readonly detachCoursePackageLessons?: {
    readonly coursePackage: {
      readonly " $fragmentSpreads": FragmentRefs<"ContentForm_package">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
  readonly openCoursePackageContent?: {
    readonly coursePackage: {
      readonly " $fragmentSpreads": FragmentRefs<"ContentForm_package">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
  readonly updateCoursePackageTrialLessons?: {
    readonly coursePackage: {
      readonly version: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ContentForm_package">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
  readonly updateCoursePackageZoomMeetingLessons?: {
    readonly coursePackage: {
      readonly " $fragmentSpreads": FragmentRefs<"ContentForm_package">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
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
v15 = [
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
  (v14/*:: as any*/)
],
v16 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "detached"
  }
],
v17 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "closed"
  }
],
v18 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "opened"
  }
],
v19 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "trial"
  }
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v21 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "zoom"
  }
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v23 = [
  (v22/*:: as any*/)
],
v24 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CoursePackage",
    "kind": "LinkedField",
    "name": "coursePackage",
    "plural": false,
    "selections": [
      (v20/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "CourseBranch",
        "kind": "LinkedField",
        "name": "branch",
        "plural": false,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "lessons",
        "plural": true,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "lessonsToClose",
        "plural": true,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "homeworksToClose",
        "plural": true,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "trialLessons",
        "plural": true,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "zoomMeetingLessons",
        "plural": true,
        "selections": (v23/*:: as any*/),
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
          (v22/*:: as any*/),
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
      (v22/*:: as any*/)
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
            "selections": (v15/*:: as any*/),
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
            "args": (v16/*:: as any*/),
            "concreteType": "DetachCoursePackageLessonsPayload",
            "kind": "LinkedField",
            "name": "detachCoursePackageLessons",
            "plural": false,
            "selections": (v15/*:: as any*/),
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
            "args": (v17/*:: as any*/),
            "concreteType": "CloseCoursePackageContentPayload",
            "kind": "LinkedField",
            "name": "closeCoursePackageContent",
            "plural": false,
            "selections": (v15/*:: as any*/),
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
            "args": (v18/*:: as any*/),
            "concreteType": "OpenCoursePackageContentPayload",
            "kind": "LinkedField",
            "name": "openCoursePackageContent",
            "plural": false,
            "selections": (v15/*:: as any*/),
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
            "args": (v19/*:: as any*/),
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
                  (v20/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v14/*:: as any*/)
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
            "args": (v21/*:: as any*/),
            "concreteType": "UpdateCoursePackageZoomMeetingLessonsPayload",
            "kind": "LinkedField",
            "name": "updateCoursePackageZoomMeetingLessons",
            "plural": false,
            "selections": (v15/*:: as any*/),
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
            "selections": (v24/*:: as any*/),
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
            "args": (v16/*:: as any*/),
            "concreteType": "DetachCoursePackageLessonsPayload",
            "kind": "LinkedField",
            "name": "detachCoursePackageLessons",
            "plural": false,
            "selections": (v24/*:: as any*/),
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
            "args": (v17/*:: as any*/),
            "concreteType": "CloseCoursePackageContentPayload",
            "kind": "LinkedField",
            "name": "closeCoursePackageContent",
            "plural": false,
            "selections": (v24/*:: as any*/),
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
            "args": (v18/*:: as any*/),
            "concreteType": "OpenCoursePackageContentPayload",
            "kind": "LinkedField",
            "name": "openCoursePackageContent",
            "plural": false,
            "selections": (v24/*:: as any*/),
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
            "args": (v19/*:: as any*/),
            "concreteType": "UpdateCoursePackageTrialLessonsPayload",
            "kind": "LinkedField",
            "name": "updateCoursePackageTrialLessons",
            "plural": false,
            "selections": (v24/*:: as any*/),
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
            "args": (v21/*:: as any*/),
            "concreteType": "UpdateCoursePackageZoomMeetingLessonsPayload",
            "kind": "LinkedField",
            "name": "updateCoursePackageZoomMeetingLessons",
            "plural": false,
            "selections": (v24/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "6cea9d29c3d1370e193ba00a00464383fd07e2ba55bf8e3d2be9054de1bcd5ac",
    "metadata": {},
    "name": "ContentFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a3275818f0a7c4d775aa5d5efc87411f";

export default node;
