/**
 * @generated SignedSource<<7fc9e7524f5aea75487bd3beb023bdea>>
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
    readonly " $fragmentSpreads": FragmentRefs<"StaffCard_user">;
  }>;
  readonly id: string;
  readonly teacher: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"StaffCard_user">;
  } | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "LessonAccess_lesson";
};
export type LessonAccess_lesson$key = {
  readonly " $data"?: LessonAccess_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonAccess_lesson">;
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
  "name": "LessonAccess_lesson",
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
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "teacher",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "adminUsers",
      "plural": true,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};
})();

(node as any).hash = "ef861c96ba75e6eba4ddb665708bd45c";

export default node;
