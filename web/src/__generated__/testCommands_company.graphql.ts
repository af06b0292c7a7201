/**
 * @generated SignedSource<<07581f1401018db3455d0b67ef7681ef>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type testCommands_company$data = {
  readonly subjects: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "testCommands_company";
};
export type testCommands_company$key = {
  readonly " $data"?: testCommands_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"testCommands_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "testCommands_company"
};

(node as any).hash = "f9c0f458c28ba8d8c3a0f10b2739b96e";

export default node;
