/**
 * @generated SignedSource<<577a11dffb4b25701db3189231183d41>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type draftOwner_company$data = {
  readonly adminProfile: {
    readonly viewer: {
      readonly id: string;
    };
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "draftOwner_company";
};
export type draftOwner_company$key = {
  readonly " $data"?: draftOwner_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftOwner_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "draftOwner_company"
};

(node as any).hash = "280312bcbaab25ad975461b00196c0e1";

export default node;
