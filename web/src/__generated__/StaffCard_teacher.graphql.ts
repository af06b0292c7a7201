/**
 * @generated SignedSource<<3c60df69ff7a7a2163acdb654c7e6753>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffCard_teacher$data = ReadonlyArray<{
  readonly id: string;
  readonly user: {
    readonly databaseId: number;
    readonly fullName: string;
    readonly id: string;
    readonly photo: string | null | undefined;
    readonly roleLabel: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "StaffCard_teacher";
}>;
export type StaffCard_teacher$key = ReadonlyArray<{
  readonly " $data"?: StaffCard_teacher$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffCard_teacher">;
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
  "name": "StaffCard_teacher",
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
  "type": "CourseTeacher",
  "abstractKey": null
};
})();

(node as any).hash = "1840a66b691cd55be12bedc061fba4c2";

export default node;
