/**
 * @generated SignedSource<<275859b8ff27e815f3f9d8ee0f4bc77f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulletPoints_course$data = {
  readonly bulletPoints: ReadonlyArray<{
    readonly id: string;
    readonly text: string;
    readonly " $fragmentSpreads": FragmentRefs<"BulletPointModal_point">;
  }>;
  readonly id: string;
  readonly " $fragmentType": "BulletPoints_course";
};
export type BulletPoints_course$key = {
  readonly " $data"?: BulletPoints_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulletPoints_course">;
};

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
    "throwOnFieldError": true
  },
  "name": "BulletPoints_course",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseBulletPoint",
      "kind": "LinkedField",
      "name": "bulletPoints",
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
          "name": "BulletPointModal_point"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "00d29a62ad41a4f94229ede2b6e832c5";

export default node;
