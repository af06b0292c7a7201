/**
 * @generated SignedSource<<d4c424ce1070f93b97b498aaec8738ba>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffCard_adminUser$data = ReadonlyArray<{
  readonly id: string;
  readonly user: {
    readonly databaseId: number;
    readonly fullName: string;
    readonly id: string;
    readonly photo: string | null | undefined;
    readonly roleLabel: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "StaffCard_adminUser";
}>;
export type StaffCard_adminUser$key = ReadonlyArray<{
  readonly " $data"?: StaffCard_adminUser$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffCard_adminUser">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
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
    "plural": true
  },
  "name": "StaffCard_adminUser",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photo",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roleLabel",
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CourseAdminUser",
  "abstractKey": null
};
})();

(node as any).hash = "cdea84b73a2e2a5b5009817783b5c9e9";

export default node;
