/**
 * @generated SignedSource<<682dd33aa946c53bec5ae79860eaa407>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type formCommands_company$data = {
  readonly forms: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
      readonly title: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "formCommands_company";
};
export type formCommands_company$key = {
  readonly " $data"?: formCommands_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"formCommands_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "formCommands_company"
};

(node as any).hash = "2326a8dcb83c0e69edd7cde5ebf4b49e";

export default node;
