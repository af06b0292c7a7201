/**
 * @generated SignedSource<<098991bd132c9ae6b7e31dc78fa53be4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FieldRemarkModal_remark$data = {
  readonly id: string;
  readonly text: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "FieldRemarkModal_remark";
};
export type FieldRemarkModal_remark$key = {
  readonly " $data"?: FieldRemarkModal_remark$data;
  readonly " $fragmentSpreads": FragmentRefs<"FieldRemarkModal_remark">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FieldRemarkModal_remark",
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
  "type": "CourseFieldComment",
  "abstractKey": null
};

(node as any).hash = "9a9b1207824ae48ff7be891623700719";

export default node;
