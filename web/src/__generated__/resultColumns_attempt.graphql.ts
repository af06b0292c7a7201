/**
 * @generated SignedSource<<a533935ac10427d204a2d93143ac64b4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TestAttemptState = "CHECKED" | "EXPIRED" | "IN_PROGRESS" | "ON_CHECK";
import type { FragmentRefs } from "relay-runtime";
export type resultColumns_attempt$data = {
  readonly beganAt: string;
  readonly checker: {
    readonly fullName: string;
  } | null | undefined;
  readonly databaseId: number;
  readonly finishedAt: string | null | undefined;
  readonly gradingScale: number;
  readonly isPassed: boolean | null | undefined;
  readonly mark: number | null | undefined;
  readonly maxPoints: number;
  readonly number: number;
  readonly points: number | null | undefined;
  readonly state: TestAttemptState;
  readonly user: {
    readonly fullName: string;
    readonly photo: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "resultColumns_attempt";
};
export type resultColumns_attempt$key = {
  readonly " $data"?: resultColumns_attempt$data;
  readonly " $fragmentSpreads": FragmentRefs<"resultColumns_attempt">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "resultColumns_attempt"
};

(node as any).hash = "9b0a321692bc6a3350dfa8cbcacb5fcd";

export default node;
