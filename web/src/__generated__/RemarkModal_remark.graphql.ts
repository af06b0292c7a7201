/**
 * @generated SignedSource<<596cb058c865e21d0a3f3630526d0f8f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemarkModal_remark$data = {
  readonly id: string;
  readonly text: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "RemarkModal_remark";
};
export type RemarkModal_remark$key = {
  readonly " $data"?: RemarkModal_remark$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemarkModal_remark">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemarkModal_remark",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "CourseRemark",
  "abstractKey": null
};

(node as any).hash = "fdddc5995f5480be50cadb7d27ff46f6";

export default node;
