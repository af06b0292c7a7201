/**
 * @generated SignedSource<<50901de9018a5b6dd5bd2fe4cc94ede7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentForm_package$data = {
  readonly branch: {
    readonly id: string;
  } | null | undefined;
  readonly homeworksToClose: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly lessons: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly lessonsToClose: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly testsToClose: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly trialLessons: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly version: string | null | undefined;
  readonly zoomMeetingLessons: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "ContentForm_package";
};
export type ContentForm_package$key = {
  readonly " $data"?: ContentForm_package$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentForm_package">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ContentForm_package",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CourseBranch",
        "kind": "LinkedField",
        "name": "branch",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lesson",
      "kind": "LinkedField",
      "name": "lessons",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lesson",
      "kind": "LinkedField",
      "name": "lessonsToClose",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lesson",
      "kind": "LinkedField",
      "name": "homeworksToClose",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lesson",
      "kind": "LinkedField",
      "name": "trialLessons",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lesson",
      "kind": "LinkedField",
      "name": "zoomMeetingLessons",
      "plural": true,
      "selections": (v1/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": "title",
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoursePackage",
  "abstractKey": null
};
})();

(node as any).hash = "9f80b02ef437043284c4e7ede5435cd6";

export default node;
