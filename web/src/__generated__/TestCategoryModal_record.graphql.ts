/**
 * @generated SignedSource<<3f8ac298bf3af36a10399c5a95231ecb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestCategoryModal_record$data = {
  readonly id: string;
  readonly name: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "TestCategoryModal_record";
};
export type TestCategoryModal_record$key = {
  readonly " $data"?: TestCategoryModal_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestCategoryModal_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestCategoryModal_record",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "TestCategory",
  "abstractKey": null
};

(node as any).hash = "8aa08d044524b9623fa116b2a6ab1960";

export default node;
