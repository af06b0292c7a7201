/**
 * @generated SignedSource<<79fe06c5c5b7bd4f07c78dede634a840>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type rankingColumns_learner$data = {
  readonly duration: number;
  readonly finishedAt: string;
  readonly fullName: string;
  readonly maxPoints: number;
  readonly place: number;
  readonly points: number;
  readonly prize: string | null | undefined;
  readonly results: ReadonlyArray<{
    readonly points: number;
    readonly testId: number;
  }>;
  readonly schoolClass: string | null | undefined;
  readonly userId: number;
  readonly " $fragmentType": "rankingColumns_learner";
};
export type rankingColumns_learner$key = {
  readonly " $data"?: rankingColumns_learner$data;
  readonly " $fragmentSpreads": FragmentRefs<"rankingColumns_learner">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "rankingColumns_learner"
};

(node as any).hash = "7275a8d399a1a2347d49bd7100c0d689";

export default node;
