/**
 * @generated SignedSource<<ed6b93467922beb22145e9402fd2d764>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fileKinds_file$data = {
  readonly poster: {
    readonly " $fragmentSpreads": FragmentRefs<"fileKinds_picture">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"fileKinds_picture">;
  readonly " $fragmentType": "fileKinds_file";
};
export type fileKinds_file$key = {
  readonly " $data"?: fileKinds_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"fileKinds_file">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fileKinds_file"
};

(node as any).hash = "a4ddec87d53f88842382b63dc6c049ca";

export default node;
