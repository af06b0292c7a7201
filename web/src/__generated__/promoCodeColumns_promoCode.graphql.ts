/**
 * @generated SignedSource<<505dfb683dff5db916f870c693b4b2e8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PromoCodeProductType = "COURSE" | "COURSE_PACKAGE";
import type { FragmentRefs } from "relay-runtime";
export type promoCodeColumns_promoCode$data = {
  readonly allowedProductTypes: ReadonlyArray<PromoCodeProductType>;
  readonly createdAt: string | null | undefined;
  readonly databaseId: number;
  readonly dateEnd: string | null | undefined;
  readonly dateStart: string | null | undefined;
  readonly description: string | null | undefined;
  readonly forAllCourses: boolean;
  readonly maxUseCount: number | null | undefined;
  readonly singleUserMaxUseCount: number | null | undefined;
  readonly singleUserMaxUseCountInCourse: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"StateBadge_promoCode" | "discountOf_promoCode">;
  readonly " $fragmentType": "promoCodeColumns_promoCode";
};
export type promoCodeColumns_promoCode$key = {
  readonly " $data"?: promoCodeColumns_promoCode$data;
  readonly " $fragmentSpreads": FragmentRefs<"promoCodeColumns_promoCode">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "promoCodeColumns_promoCode"
};

(node as any).hash = "6b89b74e89ead9ca8fd6750798f64885";

export default node;
