/**
 * @generated SignedSource<<17ae1c4032cd5b65ac3fd61daabab147>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fileKinds_picture$data = {
  readonly height: number | null | undefined;
  readonly thumbhash: string | null | undefined;
  readonly url: string;
  readonly width: number | null | undefined;
  readonly " $fragmentType": "fileKinds_picture";
};
export type fileKinds_picture$key = {
  readonly " $data"?: fileKinds_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"fileKinds_picture">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fileKinds_picture"
};

(node as any).hash = "8b0d81939102424135af91801718e355";

export default node;
