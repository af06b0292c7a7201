/**
 * @generated SignedSource<<227eec88a70c701d88c94cf084aae18d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type paymentCommands_company$data = {
  readonly payments: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly payer: {
        readonly fullName: string;
      } | null | undefined;
      readonly paymentOrder: {
        readonly order: {
          readonly contactName: string | null | undefined;
        } | null | undefined;
      } | null | undefined;
      readonly price: string;
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

(node as any).hash = "7e7102eb9379ed676cec65942ca85c61";

export default node;
