/**
 * @generated SignedSource<<41c50906293326d78e6959b45142700b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SchoolStatisticsScreen_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "CourseUse_company" | "LessonUse_company">;
  readonly " $fragmentType": "SchoolStatisticsScreen_company";
};
export type SchoolStatisticsScreen_company$key = {
  readonly " $data"?: SchoolStatisticsScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"SchoolStatisticsScreen_company">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SchoolStatisticsScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "CourseUse_company"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "LessonUse_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "d37d00faa1b65f21b1ae01a30efbe8e3";

export default node;
