/**
 * @generated SignedSource<<669bab29de74accb432082b0180b0090>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseAccess_course$data = {
  readonly adminUsers: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"StaffCard_adminUser">;
    }>;
  };
  readonly id: string;
  readonly teachers: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly user: {
        readonly id: string;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"StaffCard_teacher">;
    }>;
  };
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "CourseAccess_course";
};
export type CourseAccess_course$key = {
  readonly " $data"?: CourseAccess_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseAccess_course">;
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
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseAccess_course",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanUpdate",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "CourseTeacherConnection",
      "kind": "LinkedField",
      "name": "teachers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseTeacher",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StaffCard_teacher"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "teachers(first:100)"
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "CourseAdminUserConnection",
      "kind": "LinkedField",
      "name": "adminUsers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseAdminUser",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StaffCard_adminUser"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "adminUsers(first:100)"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "349db59ea015a9d7cc354fbb0d487429";

export default node;
