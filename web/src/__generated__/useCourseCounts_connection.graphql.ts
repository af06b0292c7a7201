/**
 * @generated SignedSource<<b13dbfcc55ed3601836900269e034651>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type useCourseCounts_connection$data = {
  readonly countByStatus: ReadonlyArray<{
    readonly count: number;
    readonly status: CourseStatus;
  }>;
  readonly " $fragmentType": "useCourseCounts_connection";
};
export type useCourseCounts_connection$key = {
  readonly " $data"?: useCourseCounts_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCourseCounts_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useCourseCounts_connection",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseStatusCount",
      "kind": "LinkedField",
      "name": "countByStatus",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CourseConnection",
  "abstractKey": null
};

(node as any).hash = "f6f032955bd23d41b53da4458416024f";

export default node;
