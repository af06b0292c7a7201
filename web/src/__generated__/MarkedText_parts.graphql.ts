/**
 * @generated SignedSource<<4d9ec2e23771ffb4a69fd050478ae742>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkedText_parts$data = ReadonlyArray<{
  readonly match: boolean;
  readonly text: string;
  readonly " $fragmentType": "MarkedText_parts";
}>;
export type MarkedText_parts$key = ReadonlyArray<{
  readonly " $data"?: MarkedText_parts$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkedText_parts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MarkedText_parts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "match",
      "storageKey": null
    }
  ],
  "type": "TextPart",
  "abstractKey": null
};

(node as any).hash = "432f7e5ab11b230f9c7925dc95d080b6";

export default node;
