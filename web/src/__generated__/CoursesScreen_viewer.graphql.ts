/**
 * @generated SignedSource<<baa8542ab151a4efa530ca73585f12a8>>
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
                    "value": 100
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
                "storageKey": "learnerCourses(first:100)"
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

(node as any).hash = "84bbe0c68df7d641b411f4b3ca72d7bc";

export default node;
