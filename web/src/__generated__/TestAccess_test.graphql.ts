/**
 * @generated SignedSource<<2e075c161279578977ed9bb4c29b0318>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestAccess_test$data = {
  readonly allowUsers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StaffCard_member">;
  }>;
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"StaffCard_member">;
  } | null | undefined;
  readonly id: string;
  readonly teachers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StaffCard_member">;
  }>;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "TestAccess_test";
};
export type TestAccess_test$key = {
  readonly " $data"?: TestAccess_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestAccess_test">;
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
  "name": "TestAccess_test",
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
      "name": "author",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "teachers",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "allowUsers",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Test",
  "abstractKey": null
};
})();

(node as any).hash = "a23b33a6d0be6305756d6b323a78aa06";

export default node;
