/**
 * @generated SignedSource<<5aea3ace414ab5e849d02823b7a88b55>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FormState = "EARLY" | "FULL" | "LATE" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type limits_form$data = {
  readonly answersCount: number | null | undefined;
  readonly answersLimit: number | null | undefined;
  readonly closesAt: string | null | undefined;
  readonly opensAt: string | null | undefined;
  readonly state: FormState | null | undefined;
  readonly " $fragmentType": "limits_form";
};
export type limits_form$key = {
  readonly " $data"?: limits_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"limits_form">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "limits_form"
};

(node as any).hash = "f36606e70b25b9e6c3e3c4fd63029613";

export default node;
