/**
 * @generated SignedSource<<998b1791d96253f98a07107ccbed48c1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type paymentCommands_company$data = {
  readonly promoCodes: {
    readonly nodes: ReadonlyArray<{
      readonly code: string;
      readonly databaseId: number;
      readonly " $fragmentSpreads": FragmentRefs<"discountOf_promoCode">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "paymentCommands_company";
};
export type paymentCommands_company$key = {
  readonly " $data"?: paymentCommands_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentCommands_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "paymentCommands_company"
};

(node as any).hash = "282a493a4892f084377922c2a489e8e5";

export default node;
