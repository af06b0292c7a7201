/**
 * @generated SignedSource<<38ca0c14a78a20d68e0d0fb276c4dc2b>>
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
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

(node as any).hash = "f9cbbc19318c32879747533a9b16d99f";

export default node;
