/**
 * @generated SignedSource<<c1977c0b6ccf614786cad2320fff5b2a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WebinarPlatform = "LINK" | "ZOOM";
import type { FragmentRefs } from "relay-runtime";
export type lessonValues_webinar$data = {
  readonly duration: number;
  readonly id: string;
  readonly link: string | null | undefined;
  readonly platform: WebinarPlatform;
  readonly startsAt: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "lessonValues_webinar";
};
export type lessonValues_webinar$key = {
  readonly " $data"?: lessonValues_webinar$data;
  readonly " $fragmentSpreads": FragmentRefs<"lessonValues_webinar">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lessonValues_webinar"
};

(node as any).hash = "c43eb3dafd01932d3e2445f269e6fc6a";

export default node;
