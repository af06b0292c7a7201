/**
 * @generated SignedSource<<8643bd643e9c9134ce526d18934b344e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contentTree_content$data = {
  readonly layers: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly parentLayerId: number | null | undefined;
    readonly sortOrder: number;
    readonly title: string;
  }>;
  readonly lessons: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly layerId: number | null | undefined;
    readonly name: string;
    readonly sort: number;
  }>;
  readonly " $fragmentType": "contentTree_content";
};
export type contentTree_content$key = {
  readonly " $data"?: contentTree_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"contentTree_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contentTree_content"
};

(node as any).hash = "b88ec790268c5978a42d93882cbe9785";

export default node;
