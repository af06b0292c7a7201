/**
 * @generated SignedSource<<3041267159d65e08eed97662f756871e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseRemarks_course$data = {
  readonly fieldCommentCounts: ReadonlyArray<{
    readonly count: number;
    readonly field: string;
  }> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "CourseRemarks_course";
};
export type CourseRemarks_course$key = {
  readonly " $data"?: CourseRemarks_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseRemarks_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseRemarks_course",
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
        "concreteType": "CourseFieldCommentCount",
        "kind": "LinkedField",
        "name": "fieldCommentCounts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
      },
      "to": "NULL"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "7206f8aac81c3765e00d72f3efa3368a";

export default node;
