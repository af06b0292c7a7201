/**
 * @generated SignedSource<<85ad77e9e2158172dc040b7b51e2caff>>
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
  readonly annulledAt: string | null | undefined;
  readonly annulmentReason: string | null | undefined;
  readonly beganAt: string;
  readonly checker: {
    readonly fullName: string;
  } | null | undefined;
  readonly databaseId: number;
  readonly extraAttempts: number | null | undefined;
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

(node as any).hash = "8a84bde1578e5ecf480d1ca7c24ed002";

export default node;
