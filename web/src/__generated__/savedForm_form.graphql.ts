/**
 * @generated SignedSource<<dd683f05be2ea4d8d8daad6cdba9a979>>
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
  readonly " $fragmentSpreads": FragmentRefs<"savedForm_kept">;
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

(node as any).hash = "d033b41edbb0754cbdd9f1833a1c5399";

export default node;
