/**
 * @generated SignedSource<<0491bb815177d1fc433c2e487e121a00>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Remark_remark$data = {
  readonly author: {
    readonly fullName: string;
    readonly photo: string | null | undefined;
  } | null | undefined;
  readonly createdAt: string;
  readonly text: string;
  readonly " $fragmentType": "Remark_remark";
};
export type Remark_remark$key = {
  readonly " $data"?: Remark_remark$data;
  readonly " $fragmentSpreads": FragmentRefs<"Remark_remark">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Remark_remark",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "author",
        "plural": false,
        "selections": [
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
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "CourseFieldComment",
  "abstractKey": null
};

(node as any).hash = "2dfb7f1041701517883499304618e243";

export default node;
