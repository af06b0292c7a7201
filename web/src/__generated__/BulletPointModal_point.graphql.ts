/**
 * @generated SignedSource<<7d6a3f60be59bba6e3cc998ce526c078>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulletPointModal_point$data = {
  readonly id: string;
  readonly text: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "BulletPointModal_point";
};
export type BulletPointModal_point$key = {
  readonly " $data"?: BulletPointModal_point$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulletPointModal_point">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulletPointModal_point",
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
  "type": "CourseBulletPoint",
  "abstractKey": null
};

(node as any).hash = "d4a57cd0ea41af1835660c085d1ac3ce";

export default node;
