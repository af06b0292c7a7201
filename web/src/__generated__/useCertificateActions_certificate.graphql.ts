/**
 * @generated SignedSource<<a29fbe230d02f24760263a8e496526a7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCertificateActions_certificate$data = {
  readonly fullName: string;
  readonly id: string;
  readonly number: string;
  readonly revokeReason: string | null | undefined;
  readonly revokedAt: string | null | undefined;
  readonly url: string | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "useCertificateActions_certificate";
};
export type useCertificateActions_certificate$key = {
  readonly " $data"?: useCertificateActions_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCertificateActions_certificate">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCertificateActions_certificate"
};

(node as any).hash = "d6e02f6fc7a876d79e3f5cfef0cf4b58";

export default node;
