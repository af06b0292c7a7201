/**
 * @generated SignedSource<<f6d0ba60affaa49825dac8e8e3c90be3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferedCourse_course$data = {
  readonly format: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly remarks: ReadonlyArray<{
    readonly id: string;
    readonly text: string;
    readonly " $fragmentSpreads": FragmentRefs<"RemarkModal_remark">;
  }> | null | undefined;
  readonly type: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "OfferedCourse_course";
};
export type OfferedCourse_course$key = {
  readonly " $data"?: OfferedCourse_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferedCourse_course">;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OfferedCourse_course",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseType",
      "kind": "LinkedField",
      "name": "type",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseFormat",
      "kind": "LinkedField",
      "name": "format",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CourseRemark",
        "kind": "LinkedField",
        "name": "remarks",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RemarkModal_remark"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "810a4ff4096d01ad83ae352f29c8973b";

export default node;
