/**
 * @generated SignedSource<<fd6ef7e805695b4728bb8a40b754667b>>
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
      readonly learnerTests: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"LearnerTestCard_test">;
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

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
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
          "value": 15
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
                "args": (v0/*:: as any*/),
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
                      (v1/*:: as any*/),
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
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": (v0/*:: as any*/),
                "concreteType": "LearnerTestConnection",
                "kind": "LinkedField",
                "name": "learnerTests",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LearnerTest",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "LearnerTestCard_test"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "learnerTests(first:50)"
              },
              "to": "NULL"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "companies(first:15)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "9bc8014146175a52338c831d313a6193";

export default node;
