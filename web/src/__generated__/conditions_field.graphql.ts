/**
 * @generated SignedSource<<217c6f1305b9e355e563eb694de70dae>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type conditions_field$data = {
  readonly id: string;
  readonly name: string;
  readonly variables: ReadonlyArray<{
    readonly databaseId: number;
    readonly value: string;
  }> | null | undefined;
  readonly " $fragmentType": "conditions_field";
};
export type conditions_field$key = {
  readonly " $data"?: conditions_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"conditions_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "conditions_field"
};

(node as any).hash = "c5e13571912f7c09b11f1216f39dcc85";

export default node;
