/**
 * @generated SignedSource<<c455d541796493948dcd820875d174ae>>
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
  readonly observes: boolean | null | undefined;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "observes",
        "storageKey": null
      },
      "to": "NULL"
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

(node as any).hash = "4de2e6ce8c128ba049e8a661855bad5c";

export default node;
