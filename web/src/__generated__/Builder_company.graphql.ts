/**
 * @generated SignedSource<<e623cf43c9c52e6c54cf5cd82c20b447>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Builder_company$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Palette_company">;
  readonly " $fragmentType": "Builder_company";
};
export type Builder_company$key = {
  readonly " $data"?: Builder_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"Builder_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Builder_company",
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
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Palette_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "53d7ff6b50b2f7912cbd1a718f45062a";

export default node;
