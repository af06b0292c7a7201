/**
 * @generated SignedSource<<5b97c4792c35972fa431167d68de5bfe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type savedView_view$data = {
  readonly address: string;
  readonly columns: Record<string, unknown>;
  readonly databaseId: number;
  readonly id: string;
  readonly list: string;
  readonly name: string;
  readonly own: boolean;
  readonly shared: boolean;
  readonly version: string | null | undefined;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "savedView_view";
};
export type savedView_view$key = {
  readonly " $data"?: savedView_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedView_view">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedView_view"
};

(node as any).hash = "15f10358be82f29fda48dcb6c94edc44";

export default node;
