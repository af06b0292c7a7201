/**
 * @generated SignedSource<<f0c40dc49f2d868a18510571261433c6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type promoCodeCommands_company$data = {
  readonly promoCodes: {
    readonly nodes: ReadonlyArray<{
      readonly code: string;
      readonly databaseId: number;
      readonly " $fragmentSpreads": FragmentRefs<"discountOf_promoCode">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "promoCodeCommands_company";
};
export type promoCodeCommands_company$key = {
  readonly " $data"?: promoCodeCommands_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"promoCodeCommands_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "promoCodeCommands_company"
};

(node as any).hash = "7c4c6daeb58f79d0b9b99ef9987ccb1a";

export default node;
