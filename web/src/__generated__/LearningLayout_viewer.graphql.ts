/**
 * @generated SignedSource<<cf5e1821832c341b847d9a3120281ccc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LearningLayout_viewer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"EmailNotice_viewer" | "ProfileMenu_viewer">;
  readonly " $fragmentType": "LearningLayout_viewer";
};
export type LearningLayout_viewer$key = {
  readonly " $data"?: LearningLayout_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearningLayout_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LearningLayout_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailNotice_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileMenu_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0e0605229e0acb5ca8a1ed1c77c02d49";

export default node;
