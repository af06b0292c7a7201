/**
 * @generated SignedSource<<654dfef7a809ab2ba16be6c1706e55f7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseToolbar_company$data = {
  readonly courseFormats?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly courseTypes?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "CourseToolbar_company";
};
export type CourseToolbar_company$key = {
  readonly " $data"?: CourseToolbar_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseToolbar_company">;
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
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "namesFormats"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "namesTypes"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseToolbar_company",
  "selections": [
    (v0/*:: as any*/),
    {
      "condition": "namesTypes",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseType",
          "kind": "LinkedField",
          "name": "courseTypes",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "namesFormats",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseFormat",
          "kind": "LinkedField",
          "name": "courseFormats",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "89687756649ca05184c5b15cfb3385e2";

export default node;
