/**
 * @generated SignedSource<<8de73a1135f3680ac739f6093a2a1602>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SelfDomainStatus = "FAILED" | "PENDING" | "VERIFIED";
import type { FragmentRefs } from "relay-runtime";
export type companyHome_company$data = {
  readonly code: string;
  readonly description: string | null | undefined;
  readonly paidUntil: string | null | undefined;
  readonly selfDomains: ReadonlyArray<{
    readonly id: string;
    readonly name: string | null | undefined;
    readonly status: SelfDomainStatus | null | undefined;
  }> | null | undefined;
  readonly yooKassaReady: boolean;
  readonly " $fragmentType": "companyHome_company";
};
export type companyHome_company$key = {
  readonly " $data"?: companyHome_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"companyHome_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "companyHome_company"
};

(node as any).hash = "a75cad1764f8b5bc750c72d414c7aac9";

export default node;
