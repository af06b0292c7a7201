/**
 * @generated SignedSource<<e64a0a234f8ff89b9513322458000bf7>>
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

(node as any).hash = "2127f8491b9e196bfdc88dc7bca0a38d";

export default node;
