/**
 * @generated SignedSource<<b93753773d4065c79074891c7a17df50>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFormActions_form$data = {
  readonly code: string | null | undefined;
  readonly databaseId: number;
  readonly id: string;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "useFormActions_form";
};
export type useFormActions_form$key = {
  readonly " $data"?: useFormActions_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFormActions_form">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useFormActions_form"
};

(node as any).hash = "e9f8ef79688fe02c1ccfc8ec93a84166";

export default node;
