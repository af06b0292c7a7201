/**
 * @generated SignedSource<<f9b1f20ed61dd2997d9635ad405cc5fe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonAccess_lesson$data = {
  readonly adminUsers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StaffCard_member">;
  }>;
  readonly allowHomeworkUsers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StaffCard_member">;
  }> | null | undefined;
  readonly id: string;
  readonly teacher: {
    readonly " $fragmentSpreads": FragmentRefs<"StaffCard_member">;
  } | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "LessonAccess_lesson";
};
export type LessonAccess_lesson$key = {
  readonly " $data"?: LessonAccess_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonAccess_lesson">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "StaffCard_member"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LessonAccess_lesson",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "teacher",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "adminUsers",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "allowHomeworkUsers",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};
})();

(node as any).hash = "62c127dca6613a694d1600177f33d29d";

export default node;
