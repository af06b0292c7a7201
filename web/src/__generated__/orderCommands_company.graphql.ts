/**
 * @generated SignedSource<<039c64c1e46c712a334db7af76360f4b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type orderCommands_company$data = {
  readonly orders: {
    readonly nodes: ReadonlyArray<{
      readonly contactName: string | null | undefined;
      readonly databaseId: number;
      readonly name: string;
      readonly number: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "orderCommands_company";
};
export type orderCommands_company$key = {
  readonly " $data"?: orderCommands_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderCommands_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orderCommands_company"
};

(node as any).hash = "d38d72fb654868a4c7fb4a1fbc1edaab";

export default node;
