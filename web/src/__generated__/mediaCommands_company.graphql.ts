/**
 * @generated SignedSource<<5a5de3e922d627cd35ddb73ae8a8f979>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type mediaCommands_company$data = {
  readonly galleries: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly imagesCount: number;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "mediaCommands_company";
};
export type mediaCommands_company$key = {
  readonly " $data"?: mediaCommands_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"mediaCommands_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "mediaCommands_company"
};

(node as any).hash = "e5073c783b64be04a834755a3b4acaaa";

export default node;
