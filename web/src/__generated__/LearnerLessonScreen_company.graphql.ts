/**
 * @generated SignedSource<<36ccfacae41c6bb56a69ee151b53c0fe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LearnerLessonScreen_company$data = {
  readonly learnerCourse: {
    readonly content: {
      readonly " $fragmentSpreads": FragmentRefs<"CourseContents_content">;
    } | null | undefined;
    readonly databaseId: number;
    readonly id: string;
    readonly lesson: {
      readonly bookmarkedAt: string | null | undefined;
      readonly databaseId: number;
      readonly id: string;
      readonly isOpen: boolean;
      readonly name: string;
      readonly text: {
        readonly nextLesson: {
          readonly databaseId: number;
          readonly name: string;
        } | null | undefined;
        readonly previousLesson: {
          readonly databaseId: number;
          readonly name: string;
        } | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"LearnerHomework_lesson" | "LessonComments_lesson" | "LessonFinish_lesson" | "LessonLikes_lesson" | "LessonMark_lesson" | "LessonNote_lesson" | "LessonReading_lesson">;
    } | null | undefined;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"CourseCertificate_course" | "CourseProgress_course" | "LessonComments_course">;
  } | null | undefined;
  readonly " $fragmentType": "LearnerLessonScreen_company";
};
export type LearnerLessonScreen_company$key = {
  readonly " $data"?: LearnerLessonScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerLessonScreen_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "course"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "lesson"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LearnerLessonScreen_company",
  "selections": [
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "lesson"
            }
          ],
          "concreteType": "LearnerLesson",
          "kind": "LinkedField",
          "name": "lesson",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOpen",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bookmarkedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LearnerLessonText",
              "kind": "LinkedField",
              "name": "text",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "LessonInCourse",
                  "kind": "LinkedField",
                  "name": "previousLesson",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "LessonInCourse",
                  "kind": "LinkedField",
                  "name": "nextLesson",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LearnerHomework_lesson"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LessonComments_lesson"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LessonFinish_lesson"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LessonLikes_lesson"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LessonMark_lesson"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LessonNote_lesson"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LessonReading_lesson"
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
        },
        {
          "args": [
            {
              "kind": "Variable",
              "name": "lesson",
              "variableName": "lesson"
            }
          ],
          "kind": "FragmentSpread",
          "name": "LessonComments_course"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "dfa896ecd5471eedffe713a1dc0f4642";

export default node;
