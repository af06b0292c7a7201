/**
 * @generated SignedSource<<925bc495296201fa3fb20261f86153eb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LearnerCourseScreen_company$data = {
  readonly learnerCourse: {
    readonly beganAt: string | null | undefined;
    readonly content: {
      readonly " $fragmentSpreads": FragmentRefs<"CourseContents_content">;
    } | null | undefined;
    readonly databaseId: number;
    readonly endsAt: string | null | undefined;
    readonly finishedAt: string | null | undefined;
    readonly img: {
      readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
    } | null | undefined;
    readonly instruction: string | null | undefined;
    readonly isEnded: boolean;
    readonly name: string;
    readonly nextLesson: {
      readonly databaseId: number;
      readonly name: string;
    } | null | undefined;
    readonly progress: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CourseCertificate_course" | "CourseProgress_course">;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "LearnerCourseScreen_company";
};
export type LearnerCourseScreen_company$key = {
  readonly " $data"?: LearnerCourseScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerCourseScreen_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "course"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LearnerCourseScreen_company",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "course"
        }
      ],
      "concreteType": "LearnerCourse",
      "kind": "LinkedField",
      "name": "learnerCourse",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instruction",
          "storageKey": null
        },
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
          "name": "beganAt",
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
            (v1/*:: as any*/),
            (v0/*:: as any*/)
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
          "alias": null,
          "args": null,
          "concreteType": "LearnerContent",
          "kind": "LinkedField",
          "name": "content",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CourseContents_content"
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
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "8aac0e1cb394545522f49516898648b4";

export default node;
