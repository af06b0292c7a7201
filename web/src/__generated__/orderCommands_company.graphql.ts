/**
 * @generated SignedSource<<b9ce369c9fc7a923eb2d012bbdfd8afd>>
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

(node as any).hash = "795586ba751bea4312bdd036f123c46d";

export default node;
