/**
 * @generated SignedSource<<5ef5c9d0b52952e134511e0ed860e707>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoursesScreen_viewer$data = {
  readonly companies: {
    readonly nodes: ReadonlyArray<{
      readonly code: string;
      readonly learnerCourses: {
        readonly nodes: ReadonlyArray<{
          readonly beganAt: string | null | undefined;
          readonly finishedAt: string | null | undefined;
          readonly id: string;
          readonly isEnded: boolean;
          readonly lastVisitedAt: string | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"CourseCard_course">;
        }>;
      } | null | undefined;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "CoursesScreen_viewer";
};
export type CoursesScreen_viewer$key = {
  readonly " $data"?: CoursesScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoursesScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CoursesScreen_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 30
        }
      ],
      "concreteType": "CompanyConnection",
      "kind": "LinkedField",
      "name": "companies",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 50
                  }
                ],
                "concreteType": "LearnerCourseConnection",
                "kind": "LinkedField",
                "name": "learnerCourses",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LearnerCourse",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "id",
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
                        "kind": "ScalarField",
                        "name": "finishedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lastVisitedAt",
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
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "CourseCard_course"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "learnerCourses(first:50)"
              },
              "to": "NULL"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "companies(first:30)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d1cb4359e5c48e54b500be35bd78a27a";

export default node;
