/**
 * @generated SignedSource<<f3d2be0667f15b0fb5d8026c98b09551>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseCard_course$data = {
  readonly databaseId: number;
  readonly endsAt: string | null | undefined;
  readonly finishedAt: string | null | undefined;
  readonly img: {
    readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
  } | null | undefined;
  readonly isEnded: boolean;
  readonly name: string;
  readonly nextLesson: {
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
  readonly progress: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CourseCertificate_course" | "CourseProgress_course">;
  readonly " $fragmentType": "CourseCard_course";
};
export type CourseCard_course$key = {
  readonly " $data"?: CourseCard_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseCard_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseCard_course",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LessonInCourse",
      "kind": "LinkedField",
      "name": "nextLesson",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "img",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FilePicture_file"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseCertificate_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseProgress_course"
    }
  ],
  "type": "LearnerCourse",
  "abstractKey": null
};
})();

(node as any).hash = "c6a8ee83509c99dd1356ae1c283e6431";

export default node;
