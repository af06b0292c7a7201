/**
 * @generated SignedSource<<7db4d8e0c7284f195ad8f2446867c99f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCustomFieldActions_field$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "useCustomFieldActions_field";
};
export type useCustomFieldActions_field$key = {
  readonly " $data"?: useCustomFieldActions_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCustomFieldActions_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCustomFieldActions_field"
};

(node as any).hash = "27dc33543910891f91c697c8c592ce32";

export default node;
