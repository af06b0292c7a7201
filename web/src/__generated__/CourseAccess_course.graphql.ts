/**
 * @generated SignedSource<<b356d51088bb55ff0b06c48a1a973ec3>>
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
      readonly user: {
        readonly " $fragmentSpreads": FragmentRefs<"StaffCard_user">;
      } | null | undefined;
    }>;
  };
  readonly id: string;
  readonly teachers: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly user: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"StaffCard_user">;
      } | null | undefined;
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
],
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "StaffCard_user"
};
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
                (v0/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "storageKey": null
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
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
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

(node as any).hash = "7b920cf74f516df3a51633d9ece0c6f6";

export default node;
