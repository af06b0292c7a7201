/**
 * @generated SignedSource<<ed06f16ac3fe696b8efdac5ca6fabf3b>>
 * @relayHash c6d2a64189ca08e51f37d583e3502d7c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29c315e90b736c48151eece9a40215878d8ba8d3ee94104f46c433508d35d682

import type { ConcreteRequest } from 'relay-runtime';
export type AttachCoursePackageLessonsInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
  lessonIds: ReadonlyArray<string>;
};
export type DetachCoursePackageLessonsInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
  lessonIds: ReadonlyArray<string>;
};
export type CloseCoursePackageContentInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  homeworkIds?: ReadonlyArray<string> | null | undefined;
  id: string;
  lessonIds?: ReadonlyArray<string> | null | undefined;
  testIds?: ReadonlyArray<string> | null | undefined;
};
export type OpenCoursePackageContentInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  homeworkIds?: ReadonlyArray<string> | null | undefined;
  id: string;
  lessonIds?: ReadonlyArray<string> | null | undefined;
  testIds?: ReadonlyArray<string> | null | undefined;
};
export type UpdateCoursePackageTrialLessonsInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
  lessonIds: ReadonlyArray<string>;
};
export type UpdateCoursePackageZoomMeetingLessonsInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
  lessonIds: ReadonlyArray<string>;
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
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
  readonly closeCoursePackageContent?: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
  readonly detachCoursePackageLessons?: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
  readonly openCoursePackageContent?: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
  readonly updateCoursePackageTrialLessons?: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
  readonly updateCoursePackageZoomMeetingLessons?: {
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
  }
],
v13 = [
  {
    "condition": "attaches",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "input",
            "variableName": "attached"
          }
        ],
        "concreteType": "AttachCoursePackageLessonsPayload",
        "kind": "LinkedField",
        "name": "attachCoursePackageLessons",
        "plural": false,
        "selections": (v12/*:: as any*/),
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
        "args": [
          {
            "kind": "Variable",
            "name": "input",
            "variableName": "detached"
          }
        ],
        "concreteType": "DetachCoursePackageLessonsPayload",
        "kind": "LinkedField",
        "name": "detachCoursePackageLessons",
        "plural": false,
        "selections": (v12/*:: as any*/),
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
        "args": [
          {
            "kind": "Variable",
            "name": "input",
            "variableName": "closed"
          }
        ],
        "concreteType": "CloseCoursePackageContentPayload",
        "kind": "LinkedField",
        "name": "closeCoursePackageContent",
        "plural": false,
        "selections": (v12/*:: as any*/),
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
        "args": [
          {
            "kind": "Variable",
            "name": "input",
            "variableName": "opened"
          }
        ],
        "concreteType": "OpenCoursePackageContentPayload",
        "kind": "LinkedField",
        "name": "openCoursePackageContent",
        "plural": false,
        "selections": (v12/*:: as any*/),
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
        "args": [
          {
            "kind": "Variable",
            "name": "input",
            "variableName": "trial"
          }
        ],
        "concreteType": "UpdateCoursePackageTrialLessonsPayload",
        "kind": "LinkedField",
        "name": "updateCoursePackageTrialLessons",
        "plural": false,
        "selections": (v12/*:: as any*/),
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
        "args": [
          {
            "kind": "Variable",
            "name": "input",
            "variableName": "zoom"
          }
        ],
        "concreteType": "UpdateCoursePackageZoomMeetingLessonsPayload",
        "kind": "LinkedField",
        "name": "updateCoursePackageZoomMeetingLessons",
        "plural": false,
        "selections": (v12/*:: as any*/),
        "storageKey": null
      }
    ]
  }
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
    "selections": (v13/*:: as any*/),
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
    "selections": (v13/*:: as any*/)
  },
  "params": {
    "id": "29c315e90b736c48151eece9a40215878d8ba8d3ee94104f46c433508d35d682",
    "metadata": {},
    "name": "ContentFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "092d5887c4abe0020f9342b82df82a8d";

export default node;
