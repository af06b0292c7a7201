/**
 * @generated SignedSource<<b5e25d106593eeaa4fb12de8078b1b29>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormScreen_builder$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Builder_company">;
  readonly " $fragmentType": "FormScreen_builder";
};
export type FormScreen_builder$key = {
  readonly " $data"?: FormScreen_builder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormScreen_builder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormScreen_builder",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Builder_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "51cc33511df340144b391b279733203f";

export default node;
