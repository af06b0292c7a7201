/**
 * @generated SignedSource<<cd45dc3be3f4a2c63c278c09ee6eb483>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileForm_values$data = {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly surname: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "ProfileForm_values";
};
export type ProfileForm_values$key = {
  readonly " $data"?: ProfileForm_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_values">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileForm_values",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "surname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ac92ad835e95fa5ecc3711c3405d24b5";

export default node;
