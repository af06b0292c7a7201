/**
 * @generated SignedSource<<326e7f8e44c0027c549ddeb95cf22743>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LearningLayout_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NotificationBell_company">;
  readonly " $fragmentType": "LearningLayout_company";
};
export type LearningLayout_company$key = {
  readonly " $data"?: LearningLayout_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearningLayout_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LearningLayout_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotificationBell_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "746cb3a10a46fdc8f2094b5c8cd8def0";

export default node;
