/**
 * @generated SignedSource<<112223ed4ac3ce6a93e39f569fa3bb87>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type tableColumns_learner$data = {
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
  readonly " $fragmentType": "tableColumns_learner";
};
export type tableColumns_learner$key = {
  readonly " $data"?: tableColumns_learner$data;
  readonly " $fragmentSpreads": FragmentRefs<"tableColumns_learner">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "tableColumns_learner"
};

(node as any).hash = "56f8077b9e0f1357ffb87c298b107d63";

export default node;
