/**
 * @generated SignedSource<<561e56f2e4dd95c19624d9a03fe427bb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type savedForm_form$data = {
  readonly fields: ReadonlyArray<{
    readonly customField: {
      readonly " $fragmentSpreads": FragmentRefs<"describeField_field">;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"savedForm_data">;
  readonly " $fragmentType": "savedForm_form";
};
export type savedForm_form$key = {
  readonly " $data"?: savedForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedForm_form">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedForm_form"
};

(node as any).hash = "9de0f54443456f3add3e94096409161d";

export default node;
