/**
 * @generated SignedSource<<8184a4e72ac8b7cf48555aac997c2385>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCustomFieldModal_field$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CustomFieldModal_field">;
  readonly " $fragmentType": "useCustomFieldModal_field";
};
export type useCustomFieldModal_field$key = {
  readonly " $data"?: useCustomFieldModal_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCustomFieldModal_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCustomFieldModal_field"
};

(node as any).hash = "47b098c818adba0f4d386e52dfb558e5";

export default node;
